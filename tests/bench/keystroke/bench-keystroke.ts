import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../chromium.ts';
import { median } from '../rounds.ts';
import { atMost, type Row } from '../row.ts';
import { fieldCount, readField, ruleCount, unreadField } from './long-form.ts';
import { measureTyping, type Typing } from './measure-typing.ts';

const here = import.meta.dirname;
const origin = 'http://keystroke.test';
const rounds = 7;
const letters = 40;

const forms = { ours: 'ours.tsx', peer: 'hand-written.tsx' } as const;
type FormName = keyof typeof forms;

const fields = [
  { title: 'in a field no rule reads', field: unreadField },
  { title: 'in a field ten rules read', field: readField },
] as const;

/**
 * Types into our form of 1,000 fields and 200 rules, and into the same form written by hand with react-hook-form,
 * turn and turn about in one browser. Every round has a fresh page; the medians are compared.
 */
export async function benchKeystroke(): Promise<Row[]> {
  const bundles = { ours: await bundle(forms.ours), peer: await bundle(forms.peer) };
  const stylesheet = await readFile(join(here, '../../../renderer/theme/site.css'), 'utf8');
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    // Without a screen to wait for, the time to paint is the time the work takes.
    args: [...(options.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const rows: Row[] = [];
    for (const { title, field } of fields) {
      const runs: Record<FormName, Typing[]> = { ours: [], peer: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const form of turn(round)) {
          const page = await openForm(browser, bundles[form], stylesheet);
          runs[form].push(await measureTyping(page, field, letters));
          await page.close();
        }
      }
      rows.push(...rowsOf(title, runs));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Neither always goes first. */
function turn(round: number): readonly FormName[] {
  return round % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours'];
}

function rowsOf(title: string, runs: Readonly<Record<FormName, readonly Typing[]>>): readonly Row[] {
  const what = `keystroke ${title}, ${fieldCount.toLocaleString('en')} fields and ${ruleCount} rules`;
  const peerName = 'hand-written react-hook-form';
  const paint = compare(runs, ({ toPaint }) => median(toPaint));
  const script = compare(runs, ({ scripting }) => scripting);
  return [
    atMost({ name: `${what}: to paint`, ...paint, peerName, budget: 1.1, unit: 'ms' }),
    atMost({ name: `${what}: script`, ...script, peerName, budget: 1.5, unit: 'ms' }),
  ];
}

/** Medians of the rounds, and the median of their ratios: what slows a whole round down cancels out. */
function compare(runs: Readonly<Record<FormName, readonly Typing[]>>, cost: (typing: Typing) => number) {
  const ours = runs.ours.map(cost);
  const peer = runs.peer.map(cost);
  const ratio = median(ours.map((value, round) => value / (peer[round] ?? Number.NaN)));
  return { ours: median(ours), peer: median(peer), ratio };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
    outdir: here,
  });
  return outputFiles[0]?.text ?? '';
}

/** A page served from nowhere: its script and styles are answered in place. */
async function openForm(browser: Browser, script: string, stylesheet: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><title>Form</title><link rel="stylesheet" href="/site.css"><body><script type="module" src="/form.js"></script></body></html>',
    ],
    '/form.js': ['text/javascript', script],
    '/site.css': ['text/css', stylesheet],
    '/validators.js': ['text/javascript', 'export default {}'],
  };
  await page.route(`${origin}/**`, (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body });
  });
  await page.goto(origin);
  await page.locator(`[name=${readField}]`).waitFor();
  return page;
}
