/**
 * `node scripts/bootstrap.cjs scripts/start.ts …`: installs the packages when they are missing or stale, then
 * runs the script with the Node among them. It must run on an old Node and in an empty folder, so it has no
 * dependencies and uses old syntax.
 */
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const oldest = 20;

const major = Number(process.versions.node.split('.')[0]);
if (major < oldest)
  fail(`Waymark needs Node ${oldest} or later to set itself up; this is ${process.version}.`);

if (!isInstalled()) {
  console.log('Installing the packages …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  });
  if (npm.status !== 0) fail('The packages could not be installed; npm says why above.');
}
if (!existsSync(node)) {
  fail('The package "node" has no binary for this machine: run `npm rebuild node`, then try again.');
}

const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
// A terminal sends Ctrl-C to both processes; the child decides when to exit.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm does not forward every signal, so the child is stopped when npm is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));

/** Whether node_modules has every package of the lock file in its version. */
function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const found = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.keys(wanted).every((path) => {
    if (path === '' || wanted[path].optional) return true;
    return found[path] !== undefined && found[path].version === wanted[path].version;
  });
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
