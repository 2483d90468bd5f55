import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fail, root } from './processes.ts';

const require = createRequire(import.meta.url);

/** Headless Chromium: the same engine for about half the processor time. */
const headless = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium for tests: CHROMIUM_PATH, the system's, which may be headless only, or Playwright's own. */
function findChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, headless, ...whole, playwrights()]);
}

/** Options to start a headless Chromium for tests; root cannot use its sandbox. */
export function launchOptions(executablePath = findChromium()) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { args, ...(executablePath !== undefined && { executablePath }) };
}

/** Finds a Chromium for tests, and installs one if possible. */
export function requireChromium(): string {
  if (firstOf([process.env.CHROMIUM_PATH, headless]) === undefined)
    installFromDebian('chromium-headless-shell');
  if (findChromium() === undefined) installFromPlaywright();
  return findChromium() ?? fail(nothingFound);
}

/** The same for a full Chromium, as visitors have it. */
export function requireWholeChromium(): string {
  const find = () => firstOf([process.env.CHROMIUM_PATH, ...whole, playwrights()]);
  if (find() === undefined) installFromDebian('chromium');
  if (find() === undefined) installFromPlaywright();
  return find() ?? fail(nothingFound);
}

const nothingFound = 'No Chromium was found or installed: set CHROMIUM_PATH to one.';

function firstOf(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

function playwrights(): string {
  return require('playwright').chromium.executablePath();
}

/** Needs Debian's package manager and root. */
function installFromDebian(name: string): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('Installing Chromium …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function installFromPlaywright(): void {
  console.log('Installing Chromium …');
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
