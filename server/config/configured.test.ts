import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { configuredDatabaseUrl } from './database-url.ts';
import { configuredRetention } from './retention.ts';
import { configuredSearch } from './search.ts';
import { configuredSecrets, keptSecrets } from './secrets.ts';

const secret = 'a secret of the bakery that is long enough';
const ofFile = 'the secret that is kept on this machine';

describe('what programs without the other settings read', () => {
  it('is the address of the database, and the variable when it is wrong', () => {
    expect(configuredDatabaseUrl({ DATABASE_URL: ' ' })).toEqual({ value: 'sqlite:.waymark/store.db' });
    expect(configuredDatabaseUrl({ DATABASE_URL: 'sqlite:/var/store.db' })).toEqual({
      value: 'sqlite:/var/store.db',
    });
    for (const wrong of ['sqlite:', 'sqlite://x', 'postgres://[db/site'])
      expect(configuredDatabaseUrl({ DATABASE_URL: wrong })).toEqual({
        mistake: expect.stringMatching(/^DATABASE_URL is not an address of a database/),
      });
  });

  it('is how much is kept, and the variable that is wrong', () => {
    expect(configuredRetention({ WAYMARK_RELEASES: '7', WAYMARK_AUDIT_DAYS: '31' })).toEqual({
      value: { releases: 7, releaseDays: 90, auditDays: 31 },
    });
    expect(configuredRetention({ WAYMARK_AUDIT_DAYS: '30' })).toEqual({
      mistake: 'WAYMARK_AUDIT_DAYS is "30"; expected a whole number from 31 to 3650.',
    });
  });

  it('is the index of the search, that of the sandbox only where the sandbox is on', () => {
    const own = { applicationId: 'shop', searchKey: 'key' };
    const written = (search: object) => ({ WAYMARK_SANDBOX: '1', WAYMARK_SEARCH: JSON.stringify(search) });
    expect(configuredSearch(written(own))).toEqual({ value: { ...own, index: 'website', timeoutMs: 2000 } });
    expect(configuredSearch({ WAYMARK_SANDBOX: '0' })).toEqual({ value: undefined });
    expect(configuredSearch({ WAYMARK_SANDBOX: '1' })).toMatchObject({
      value: { hosts: [expect.stringContaining('127.0.0.1:4600')] },
    });
    expect(configuredSearch(written({ ...own, indx: 'shop' }))).toEqual({
      mistake: 'WAYMARK_SEARCH is wrong at "/": must NOT have additional properties.',
    });
  });

  it('are the secrets that are set, else those of this machine, else none yet', () => {
    const file = join(temporaryFolder(), 'keys.json');
    expect(configuredSecrets({}, file)).toEqual({ value: undefined });
    writeFileSync(file, JSON.stringify({ secrets: [ofFile] }));
    expect(configuredSecrets({}, file)).toEqual({ value: [ofFile] });
    expect(configuredSecrets({ WAYMARK_SECRET: secret }, file)).toEqual({ value: [secret] });
    expect(configuredSecrets({ WAYMARK_SECRET: 'short' }, file)).toEqual({
      mistake: expect.stringMatching(/^WAYMARK_SECRET holds a secret shorter than 32 characters/),
    });
  });
});

describe('the secrets kept on a machine', () => {
  it('become readable by their owner alone', () => {
    const file = join(temporaryFolder(), 'keys.json');
    writeFileSync(file, JSON.stringify({ secrets: [ofFile] }));
    chmodSync(file, 0o644);
    expect(keptSecrets(file)).toEqual({ value: [ofFile] });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('are reported when the file has none', () => {
    const file = join(temporaryFolder(), 'keys.json');
    writeFileSync(file, '{"secrets": []}');
    expect(keptSecrets(file)).toEqual({ mistake: expect.stringContaining('delete the file') });
  });
});
