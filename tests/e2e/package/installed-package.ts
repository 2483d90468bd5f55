import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { freePort } from '../../support/instances/free-port.ts';
import { startLocalRegistry } from './local-registry.ts';

const run = promisify(execFile);

/** The packed package, installed into an empty folder. */
export interface InstalledPackage {
  readonly folder: string;
  /** Paths of the files that were packed. */
  readonly files: readonly string[];
  /** Runs `waymark <args>` in a folder. */
  readonly waymark: (folder: string, ...args: readonly string[]) => Promise<string>;
  /** Runs a script of a folder's package.json. */
  readonly npm: (folder: string, script: string) => Promise<string>;
  /** Serves the site of a folder. */
  readonly serve: (
    folder: string,
    command?: 'start' | 'dev',
    environment?: Readonly<Record<string, string>>,
  ) => Promise<ServedFolder>;
  /** Every file of the installed package with its size and the time of its last change. */
  readonly state: () => string;
  readonly remove: () => void;
}

export interface ServedFolder {
  readonly url: string;
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Only those environment variables that a new user has. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const known = Object.entries(childEnvironment()).filter(([name]) => name === 'HOME' || name === 'PATH');
  return Object.fromEntries(known) as NodeJS.ProcessEnv;
}

/** Packs this project and installs the package as a new user would, but from packages that are here. */
export async function installPackage(): Promise<InstalledPackage> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'waymark-package-')));
  const packing = ['pack', '--json', '--silent', '--pack-destination', folder];
  // The scripts of the package print before the report.
  const { stdout } = await run('npm', packing, { cwd: root, env: childEnvironment(), maxBuffer: 2 ** 26 });
  const [packed] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  const registry = await startLocalRegistry();
  try {
    const options = ['--registry', registry.url, '--cache', join(folder, 'cache'), '--no-audit', '--no-fund'];
    writeFileSync(join(folder, 'package.json'), '{}');
    await run('npm', ['install', ...options, `./${packed.filename}`], {
      cwd: folder,
      env: bareEnvironment(),
    });
  } finally {
    registry.close();
    rmSync(join(folder, 'cache'), { recursive: true, force: true });
  }
  const own = join(folder, 'node_modules/waymark');
  const program = join(folder, 'node_modules/.bin/waymark');
  return {
    folder,
    files: packed.files.map(({ path }: { readonly path: string }) => path),
    async waymark(cwd, ...args) {
      mkdirSync(cwd, { recursive: true });
      const { stdout: out } = await run(program, args, { cwd, env: bareEnvironment() });
      return out;
    },
    async npm(cwd, script) {
      const { stdout: out } = await run('npm', ['run', script], { cwd, env: bareEnvironment() });
      return out;
    },
    async serve(cwd, command = 'start', environment = {}) {
      const port = await freePort();
      const child = spawn(program, [command, '--port', String(port)], {
        cwd,
        env: { ...bareEnvironment(), ...environment },
      });
      let log = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          log += text;
        });
      const url = `http://localhost:${port}`;
      if (!(await answers(`${url}/api/health`, child, 240_000)))
        throw new Error(`The site did not start:\n${log}`);
      return {
        url,
        log: () => log,
        async stop() {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    state: () =>
      globSync('**/*', { cwd: own, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
        .sort()
        .join('\n'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
