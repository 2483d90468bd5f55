import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '../../../../sandbox/index.ts';
import { answers, childEnvironment, root } from '../../../../scripts/processes.ts';
import { freePort } from '../../../support/instances/free-port.ts';
import { runCommand } from './command.ts';
import { copySeededStore, keepSeededStore } from './seeded-store.ts';

const secret = 'an-invented-secret-for-tests-only-0123456789';
export const previewSecret = 'an-invented-word-that-only-editors-know';

/** Hosts that tests name besides the address of the site. */
const otherHosts: readonly string[] = [
  'www.example.co.nz',
  'uat.example.co.nz',
  'www-uat2.example.co.nz',
  'localhost:3000',
  '127.0.0.1:3000',
];

export interface SiteOptions {
  /** Address of the database; by default one in a file, already filled if a site of the run had equal documents. */
  readonly databaseUrl?: string;
  /** The sandbox; by default a new one. */
  readonly sandbox?: RunningSandbox;
  /**
   * Changes to documents before the site fills its empty store: path under pages-config/ to a change of its JSON.
   */
  readonly documents?: DocumentChanges;
  readonly environment?: Readonly<Record<string, string>>;
  /** Port; by default any free one. */
  readonly port?: number;
}

export type DocumentChanges = Readonly<Record<string, (document: EditedDocument) => void>>;

/** A document that a test edits like an author: plain JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into documents of every kind, broken ones among them.
export type EditedDocument = any;

/** The built site in a process of its own, as `npm start` runs it. */
export interface Site {
  readonly url: string;
  readonly port: number;
  readonly sandbox: RunningSandbox;
  /** A folder with copies of the site's documents, to edit and publish. */
  readonly pages: string;
  readonly databaseUrl: string;
  /** Everything the process has printed. */
  readonly log: () => string;
  /** Edits a document in the folder, without publishing it. */
  readonly edit: (path: string, change: (document: EditedDocument) => void) => string;
  /** Runs `waymark <args>` on the site's database. */
  readonly waymark: (...args: readonly string[]) => ReturnType<typeof runCommand>;
  readonly stop: () => Promise<void>;
  /** Kills the process immediately. Its files stay until `stop`. */
  readonly kill: () => Promise<void>;
}

/** Starts the built site on a free port and waits until it answers. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  const pages = join(folder, 'pages-config');
  cpSync(join(root, 'pages-config'), pages, { recursive: true });
  cpSync(join(root, 'media'), join(folder, 'media'), { recursive: true });
  const edit = (path: string, change: (document: EditedDocument) => void) => {
    const file = join(pages, path);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    change(document);
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    return file;
  };
  for (const [path, change] of Object.entries(options.documents ?? {})) edit(path, change);

  const sandbox = options.sandbox ?? (await startSandbox({ port: 0 }));
  const file = join(folder, 'store.db');
  const isFilled = options.databaseUrl === undefined && copySeededStore(pages, file);
  const databaseUrl = options.databaseUrl ?? `sqlite:${file}`;
  const port = options.port ?? (await freePort());
  const environment = childEnvironment({
    NODE_ENV: 'production',
    PORT: String(port),
    SANDBOX_PORT: new URL(sandbox.url).port,
    DATABASE_URL: databaseUrl,
    WAYMARK_PAGES: pages,
    WAYMARK_SECRET: secret,
    WAYMARK_PREVIEW_SECRET: previewSecret,
    // The most verbose level: no secret may appear at any level.
    LOG_LEVEL: 'trace',
    WAYMARK_SANDBOX: '1',
    WAYMARK_STOP_NOTICE_SECONDS: '0',
    WAYMARK_HOSTS: [`localhost:${port}`, ...otherHosts].join(),
    ...options.environment,
  });
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], { cwd: root, env: environment });
  const log = outputOf(child);
  const url = `http://localhost:${port}`;
  // As long as a test may take: slowness of a busy machine is not a failure.
  if (!(await answers(`${url}/api/health`, child, 240_000)))
    throw new Error(`The site did not start:\n${log()}`);
  if (options.databaseUrl === undefined && !isFilled) keepSeededStore(pages, file);
  return {
    url,
    port,
    sandbox,
    pages,
    databaseUrl,
    log,
    edit,
    waymark: (...args) => runCommand(args, environment),
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGTERM');
      if (options.sandbox === undefined) await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function outputOf(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('');
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
