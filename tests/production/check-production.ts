/**
 * `npm run check:production`: creates the folder of the site's image, installs the production packages,
 * serves the built site from there and requests a page, a step and the step's validators.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '../../cli/built-program.ts';
import { startSandbox } from '../../sandbox/index.ts';
import { answers, exitCode, fail, root, runNode } from '../../scripts/processes.ts';
import { freePort } from '../support/instances/free-port.ts';
import { installCommand, makeProductionFolder } from './production-folder.ts';

const stepPath = '/for-business/bottled-gas/order';
const folder = mkdtempSync(join(tmpdir(), 'waymark-production-'));
const failures: string[] = [];
const check = (holds: boolean, text: string) => {
  console.log(`${holds ? '✓' : '✗'} ${text}`);
  if (!holds) failures.push(text);
};

try {
  makeProductionFolder(folder);
  const install = {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  } as const;
  if (spawnSync('sh', ['-c', installCommand()], install).status !== 0)
    fail('The packages of production could not be installed.');
  // The image takes only the packages from the stage that installs them.
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, file), join(folder, file));
  for (const name of ['node', 'esbuild', 'vite', 'vitest', 'playwright-core', 'typescript', 'storybook'])
    check(!existsSync(join(folder, 'node_modules', name)), `${name} is not installed`);
  check(builtProgram('site', folder) !== undefined, 'the built server is fresh');
  await serve();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failures.length > 0) process.exit(1);

async function serve(): Promise<void> {
  const sandbox = await startSandbox({ port: 0 });
  const port = await freePort();
  const before = filesOf(folder);
  const site = runNode(
    [join(folder, 'scripts/serve.ts')],
    {
      NODE_ENV: 'production',
      NODE_PATH: '',
      PORT: String(port),
      SANDBOX_PORT: new URL(sandbox.url).port,
      WAYMARK_SANDBOX: '1',
      DATABASE_URL: `sqlite:${join(folder, '.waymark/store.db')}`,
      LOG_LEVEL: 'warn',
    },
    folder,
  );
  const base = `http://127.0.0.1:${port}`;
  check(await answers(`${base}/api/health`, site), 'the site starts');
  const page = await fetch(`${base}/`);
  check(page.status === 200 && (await page.text()).includes('<h1'), 'a page is shown');
  const step = await fetch(`${base}${stepPath}`);
  const html = await step.text();
  check(step.status === 200 && html.includes('<form'), 'a step is shown');
  const validators = /\/validators\/[0-9a-f]{64}/.exec(html)?.[0];
  const script = await fetch(`${base}${validators}`);
  check(script.status === 200 && (await script.text()).includes('export default'), 'its validators are made');
  site.kill('SIGTERM');
  check((await exitCode(site)) === 0, 'the site stops');
  check(filesOf(folder) === before, 'nothing was written outside of .waymark');
  await sandbox.close();
}

/** Every file with its size and the time of its last change. */
function filesOf(place: string): string {
  const files = globSync('**/*', { cwd: place, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths
    .filter((path) => !path.startsWith(join(place, '.waymark')))
    .sort()
    .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
    .join('\n');
}
