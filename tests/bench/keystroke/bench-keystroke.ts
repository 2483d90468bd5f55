import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import type { Row } from '../row.ts';
import { fieldCount, readField, ruleCount, unreadField } from './long-form.ts';
import { type FormName, raceTyping, withTypingBrowser } from './race-typing.ts';

const here = import.meta.dirname;
const origin = 'http://keystroke.test';

const forms = { ours: 'ours.tsx', peer: 'hand-written.tsx' } as const;

const fields = [
  { title: 'in a field no rule reads', field: unreadField },
  { title: 'in a field ten rules read', field: readField },
] as const;

/**
 * Types into our form of 1,000 fields and 200 rules, and into the same form written by hand with
 * react-hook-form, alternately in one browser.
 */
export async function benchKeystroke(): Promise<Row[]> {
  const bundles = { ours: await bundle(forms.ours), peer: await bundle(forms.peer) };
  const stylesheet = await readFile(join(here, '../../../renderer/theme/site.css'), 'utf8');
  const size = `${fieldCount.toLocaleString('en')} fields and ${ruleCount} rules`;
  return await withTypingBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { title, field } of fields) {
      const open = (form: FormName) => () => openForm(browser, bundles[form], stylesheet);
      const race = { what: `keystroke ${title}, ${size}`, field, ours: open('ours'), peer: open('peer') };
      rows.push(...(await raceTyping(race)));
    }
    return rows;
  });
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

/** Opens a page without a server: requests for its script and styles are answered here. */
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
