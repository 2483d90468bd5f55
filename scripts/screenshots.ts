/**
 * `npm run screenshots`: builds Storybook and compares a screenshot of every story with the accepted one; in a full run also
 * those of the studio's screens. `--accept` replaces the accepted ones, to be reviewed and committed with the change that made them.
 */
import { spawnSync } from 'node:child_process';
import { runsFull } from '../tests/support/running/tier.ts';
import { requireChromium } from './find-chromium.ts';
import { childEnvironment, exitCode, fail, root, runNode } from './processes.ts';

const accepts = process.argv.includes('--accept');
const unknown = process.argv.slice(2).find((argument) => argument !== '--accept');
if (unknown !== undefined) fail(`There is no option "${unknown}". Use --accept, or none.`);

const env = childEnvironment({
  CHROMIUM_PATH: requireChromium(),
  ...(accepts && { WAYMARK_TESTS: 'full' }),
});
run('storybook', 'build', '-c', 'storybook', '-o', 'storybook-static', '--quiet');
compare('storybook/screenshots');
if (accepts || runsFull) {
  if ((await exitCode(runNode(['scripts/build.ts', '--if-stale']))) !== 0)
    fail('The site could not be built.');
  compare('tests/studio-screenshots');
}

function compare(folder: string): void {
  run('playwright', 'test', '-c', folder, ...(accepts ? ['--update-snapshots=changed'] : []));
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync('npx', [command, ...args], { cwd: root, env, stdio: 'inherit' });
  if (status === 0) return;
  if (command === 'playwright')
    console.error('See test-results/screenshots. If the change is meant: npm run screenshots -- --accept');
  process.exit(status ?? 1);
}
