import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as read } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkStoredDocuments, checkVersion, openStore, type Store } from '#server';
import { liveReleases } from '../../server/releases/live-releases.ts';
import { manyDocuments } from '../support/documents/thousand-documents.ts';
import { type Row, within } from './row.ts';

const count = 10_000;
const mostMs = 1_000;
const mostMegabytes = 500;
const documentsBesideAssets = 1_000;
/** Warnings of the invented pages. */
const accept = ['missing-main-heading', 'unlinked-page', 'unread-answer'];

/**
 * Processor time to publish one changed document of ten thousand: in the store, in an instance that follows,
 * and of the whole command.
 */
export async function benchPublishingMany(): Promise<readonly Row[]> {
  const { publishing, following } = await publishOneOf(count);
  const besideAssets = await publishByCommand(documentsBesideAssets, count);
  const row = (name: string, ours: number) => within({ name, ours, peer: mostMs, unit: 'ms of processor' });
  return [
    row('publish one document of 10,000 in the store', publishing),
    row('follow that release in an instance', following),
    row('waymark publish of one document of 10,000', (await publishByCommand(count)).ms),
    row('waymark publish of one document beside 10,000 assets', besideAssets.ms),
    within({ name: 'memory of that command', ours: besideAssets.megabytes, peer: mostMegabytes, unit: 'MB' }),
  ];
}

async function publishOneOf(documents: number): Promise<{ publishing: number; following: number }> {
  const store = await openStore({
    url: 'sqlite::memory:',
    checkRelease: checkStoredDocuments,
    checkVersion: checkVersion(),
    log: { info: () => {}, warn: () => {} },
  });
  try {
    const live = liveReleases(store, (_release, why) => {
      throw new Error(why);
    });
    const texts = manyDocuments(documents).map(({ text }) => text);
    await publish(store, texts);
    await live.show((await store.liveId()) ?? '');
    const form = texts.find((text) => text.includes('"form-7-two"') && text.includes('"fields"')) ?? '';
    const publishing = await processorMs(() => publish(store, [form.replace('Bread', 'Loaf')]));
    const following = await processorMs(async () => live.show((await store.liveId()) ?? ''));
    return { publishing, following };
  } finally {
    await store.close();
  }
}

async function publish(store: Store, changed: readonly string[]): Promise<void> {
  const { outcome } = await store.publish({ changed, author: 'the bench', message: 'Bench', accept });
  if (outcome !== 'published') throw new Error(`Nothing was published: ${outcome}.`);
}

async function processorMs(run: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** The next command reads files again that are newer than this. */
const stableMs = 2_500;

/**
 * Publishes a folder of documents, and of pictures, twice, so that its index is written; then changes one document and
 * publishes it.
 */
async function publishByCommand(documents: number, assets = 0): Promise<Metered> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  try {
    mkdirSync(join(folder, 'pages-config'));
    const sources = manyDocuments(documents);
    const pathOf = (path: string) => join(folder, 'pages-config', path);
    for (const { path, text } of sources) writeFileSync(pathOf(path), text);
    if (assets > 0) mkdirSync(join(folder, 'media/images'), { recursive: true });
    for (let index = 0; index < assets; index++)
      writeFileSync(join(folder, `media/images/drawing-${index}.svg`), drawing(index));
    await waymarkPublish(folder, 'First');
    await sleep(stableMs);
    await waymarkPublish(folder, 'Nothing new');
    const form = sources.find(({ path }) => path === 'form-7-two.json');
    if (form === undefined) throw new Error('The form is missing.');
    writeFileSync(pathOf(form.path), form.text.replace('Bread', 'Loaf'));
    return await waymarkPublish(folder, 'One of many');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function drawing(index: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M${index} 0h9v9z"/></svg>`;
}

/** Costs of a command. */
interface Metered {
  /** Processor time. */
  readonly ms: number;
  /** Most memory at a time. */
  readonly megabytes: number;
}

const command = join(import.meta.dirname, '../../cli/waymark.js');

/** Writes the processor time of its process in microseconds, and its memory in kilobytes, to a fourth stream on exit. */
const meter = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, user + system + ' ' + process.resourceUsage().maxRSS);
  });
`)}`;

/** Runs one `waymark publish`. */
async function waymarkPublish(folder: string, message: string): Promise<Metered> {
  const accepting = ['--accept', accept.join(',')];
  const args = ['--import', meter, command, 'publish', '-m', message, ...accepting];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: 'sqlite:store.db' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , errors, meterStream] = child.stdio;
  if (!(meterStream instanceof Readable) || errors === null)
    throw new Error('The processor time cannot be read.');
  // The invented documents have thousands of warnings, which are no part of the measure.
  const [metered, said, [code]] = await Promise.all([read(meterStream), read(errors), once(child, 'close')]);
  if (code !== 0) throw new Error(`waymark publish ended with ${code}: ${said.slice(0, 1_000)}`);
  const [microseconds = 0, kilobytes = 0] = metered.split(' ').map(Number);
  return { ms: microseconds / 1000, megabytes: kilobytes / 1024 };
}
