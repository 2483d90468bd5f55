import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fail, root } from './processes.ts';

const require = createRequire(import.meta.url);

/** The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const playwrights: string = require('playwright').chromium.executablePath();
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    playwrights,
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Finds a Chromium, installing one when there is none: from Debian's packages as root, else Playwright's. */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (findChromium() === undefined) {
    run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  }
  return findChromium() ?? fail('No Chromium was found or installed: set CHROMIUM_PATH to one.');
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
