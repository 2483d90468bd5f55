import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settings } from '../../server/config/settings.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const commands = [...guide.matchAll(/`waymark ([a-z]+)([^`]*)`/g)].map(([, name = '', rest = '']) => ({
  name,
  options: rest.match(/--[a-z-]+/g) ?? [],
}));

it('the guide for operators names commands and options that there are', async () => {
  expect(commands.length).toBeGreaterThan(8);
  for (const { name, options } of commands) {
    const { exitCode, out } = await waymark([name, '--help']);
    expect(exitCode, name).toBe(0);
    for (const option of options) expect(out, `${name} ${option}`).toContain(option);
  }
});

it('the guide for operators names settings that there are', () => {
  const variables = new Set<string>(Object.values(settings).map(({ variable }) => variable));
  const named = guide.match(/\b(WAYMARK_[A-Z_]+|DATABASE_URL)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !variables.has(name))).toEqual([]);
});

it('commands of the guide work on a store that has just been made', async () => {
  const folder = temporaryFolder();
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'store.db')}` };
  for (const args of [
    ['retain', '--dry-run'],
    ['retain'],
    ['releases'],
    ['submissions', '--json'],
    ['outbox'],
    ['audit'],
    ['backup', 'copy.db'],
  ])
    expect(await waymark(args, { folder, environment }), args.join(' ')).toMatchObject({
      exitCode: 0,
      err: '',
    });
});
