import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { type ServedSite, serveBakery } from '../../../tests/support/instances/served-site.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const password = 'a long enough password';
let site: ServedSite;
let home: string;
let folder: string;

beforeEach(async () => {
  site = await serveBakery({ WAYMARK_STUDIO: 'on' });
  [home, folder] = [temporaryFolder(), temporaryFolder()];
});

/** Runs a command as an author does, who has no address of a database. */
const run = async (args: readonly string[], input: readonly string[] = []) =>
  await waymark(args, { folder, input, environment: { XDG_CONFIG_HOME: home } });

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  return await fetch(`${site.origin}/studio/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, cookie },
    body: JSON.stringify(body),
  });
}

/** A key of somebody who has just joined, with a role and all that the key may do. */
async function keyOf(role: string, scopes: readonly string[]): Promise<string> {
  const email = `${role}@example.nz`;
  const operator = { environment: { DATABASE_URL: site.databaseUrl } };
  const { out } = await waymark(['people', 'add', email, '--role', role], operator);
  const token = /join#(\S+)/.exec(out)?.[1];
  await post('/join', { token, name: role, email, password });
  const signedIn = await post('/auth/sign-in/email', { email, password });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const made = await post('/me/keys', { name: 'laptop', scopes, days: 1 }, cookie.join('; '));
  return (await made.json()).token;
}

describe('waymark login', () => {
  it('lets somebody pull, publish, compare, list and roll back without the address of a database', async () => {
    const key = await keyOf('publisher', ['edit', 'publish']);
    const login = await run(['login', site.origin], [key]);
    expect(login).toMatchObject({ exitCode: 0, err: '' });
    expect(login.out).toContain('as publisher (publisher)');
    expect((await run(['pull'])).exitCode).toBe(0);
    const page = join(folder, 'documents/pages/search.json');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace(/"title": ?"/, '"title":"Fresh '));
    const compared = await run(['diff', 'live', 'folder']);
    expect(compared.out).toContain('Fresh');
    const published = await run(['publish', '-m', 'Fresh']);
    expect(published.out).toContain('changed  search');
    expect(published.err).toContain(site.origin);
    expect((await run(['publish', '-m', 'Again'])).out).toContain('Nothing has changed');
    expect((await run(['releases'])).out).toMatch(/\* +2 .* publisher@example\.nz {2}Fresh/);
    expect((await run(['rollback'])).err).toContain('Say why');
    expect((await run(['rollback', '--why', 'Too fresh'])).out).toContain('Live again: release 1');
    const { out: log } = await waymark(['audit', '--json'], {
      environment: { DATABASE_URL: site.databaseUrl },
    });
    expect(log).toMatch(/"action":"rollback".*"key":"laptop \(/);
  });

  it('keeps the key in a file that only its user may read, and shows it nowhere', async () => {
    const key = await keyOf('author', ['edit']);
    const said = await run(['login', site.origin], [key]);
    const file = join(home, 'waymark/logins.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(key);
    expect(said.out + said.err).not.toContain(key);
    expect((await run(['logout'])).exitCode).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(key);
    expect((await run(['releases', '--site', site.origin])).err).toContain('Log in first');
  });

  it('gives nobody more than their role: what an author publishes is refused', async () => {
    await run(['login', site.origin], [await keyOf('author', ['edit'])]);
    await run(['pull']);
    const page = join(folder, 'documents/pages/search.json');
    writeFileSync(page, readFileSync(page, 'utf8').replace(/"title": ?"/, '"title":"Fresh '));
    expect(await run(['publish', '-m', 'Fresh'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('Your role does not allow this.'),
    });
    expect((await run(['rollback', '--why', 'x', '--author', 'ann'])).exitCode).toBe(2);
    expect((await run(['diff', '--sessions'])).err).toContain('No key reads what visitors typed');
    expect((await run(['releases'])).out).not.toContain('Fresh');
  });

  it('keeps no key that the site does not take, nor sends one over an open network', async () => {
    expect((await run(['login', site.origin], ['waymark_guessed'])).err).toContain('does not take the key');
    expect((await run(['login', 'http://www.example.nz'], ['waymark_guessed'])).err).toContain('https');
    expect(existsSync(join(home, 'waymark'))).toBe(false);
  });

  it('gives way to a database that is named', async () => {
    await run(['login', site.origin], [await keyOf('reader', [])]);
    const own = `sqlite:${join(folder, 'own.db')}`;
    const environment = { XDG_CONFIG_HOME: home, DATABASE_URL: own };
    expect((await waymark(['releases'], { folder, environment })).out).toBe('');
    const named = await waymark(['releases', '--site', site.origin], { folder, environment });
    expect(named.out).toContain('* ');
  });
});
