import { describe, expect, it } from 'vitest';
import { bakeryStore } from '../../../server/search/search.fixture.ts';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { sandboxForTests } from '../../../tests/support/instances/sandbox.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const sandbox = sandboxForTests();
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

function search(keys: object) {
  return JSON.stringify({ hosts: [`${sandbox.url}/search`], applicationId: 'SANDBOX', ...keys });
}

describe('waymark index', () => {
  it('fills the configured index with every page, or says why it cannot', async () => {
    const url = `sqlite:${temporaryFolder()}/store.db`;
    await (await bakeryStore(url, quiet)).close();
    const run = (keys: object) =>
      waymark(['index'], { environment: { DATABASE_URL: url, WAYMARK_SEARCH: search(keys) } });
    const keys = { searchKey: 'sandbox-search-key', adminKey: 'sandbox-search-admin-key' };

    const indexed = await run(keys);
    expect(indexed).toMatchObject({ exitCode: 0, out: 'Indexed 5 page(s).\n' });
    expect(sandbox.state.searchIndexes.get('website')?.all().length).toBe(5);

    const refused = await run({ ...keys, adminKey: 'wrong' });
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toContain('403 Invalid Application-ID or API key');
    expect(refused.err).not.toContain('wrong');

    const keyless = await run({ searchKey: 'sandbox-search-key' });
    expect(keyless).toMatchObject({ exitCode: 2, err: expect.stringContaining('has no adminKey') });
  });

  it('fills the index of the sandbox that `npm start` runs, when nothing is configured', async () => {
    const url = `sqlite:${temporaryFolder()}/store.db`;
    await (await bakeryStore(url, quiet)).close();
    const environment = { DATABASE_URL: url, SANDBOX_PORT: new URL(sandbox.url).port };
    expect(await waymark(['index'], { environment })).toMatchObject({ exitCode: 0 });
  });

  it('asks for an index', async () => {
    expect(await waymark(['index'], { environment: { WAYMARK_SERVICES: '{}' } })).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('WAYMARK_SEARCH is not set'),
    });
  });
});
