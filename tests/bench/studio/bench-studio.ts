import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { documentSource, manyDocuments } from '../../support/documents/thousand-documents.ts';
import { chromiumOptions } from '../chromium.ts';
import { median } from '../rounds.ts';
import { type Row, within } from '../row.ts';
import { keysToPaint, keysToPreview, percentile95, slownessOf, workPerKey } from './key-times.ts';
import { type OpenStudio, openSlowPage, openStep, slowdown, withStudio } from './open-studio.ts';
import { type Opened, openChanges } from './open-times.ts';

const views = 5;
const limits = { view: 2_000, preview: 200, panel: 50 } as const;
const heaviest = '/join/residential/plan-select';
const documentCount = 10_000;
const fieldCount = 500;

/**
 * The studio with a four times slower processor: until it can be used, and from a key press to the paint of the preview on
 * the heaviest step. Its panels at full speed, with ten thousand documents and a form of five hundred fields.
 */
export async function benchStudio(): Promise<readonly Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    return [...(await withStudio(browser, {}, ofShippedSite)), ...(await ofLargeSite(browser))];
  } finally {
    await browser.close();
  }
}

async function ofShippedSite({ url, changes, context }: OpenStudio): Promise<readonly Row[]> {
  const seen: number[] = [];
  const opened: Opened[] = [];
  for (let view = 0; view < views; view += 1) {
    seen.push(await firstView(context, url));
    opened.push(await openChanges(context, changes));
  }
  const page = await openSlowPage(context);
  await page.goto(changes);
  await openStep(page, heaviest, true);
  const painted = percentile95(await keysToPreview(page));
  await page.close();
  const quick = await context.newPage();
  await quick.goto(changes);
  await openStep(quick, heaviest, true);
  const { studio, preview } = await workPerKey(quick);
  const slowness = await slownessOf(quick);
  await quick.close();
  const keys = 'studio: key press to the paint of the preview on the heaviest step, p95';
  return [
    within({ name: 'studio: until changes can be begun', ours: median(seen), peer: limits.view, unit: 'ms' }),
    within({
      name: 'studio: a set of changes, until its workspace shows',
      ours: median(opened.map(({ workspace }) => workspace)),
      peer: limits.view,
      unit: 'ms',
    }),
    within({
      name: 'studio: a set of changes, until its first page shows',
      ours: median(opened.map(({ page }) => page)),
      peer: limits.view,
      unit: 'ms',
    }),
    within({ name: keys, ours: painted, peer: limits.preview, unit: 'ms' }),
    withinWork({
      name: 'studio: all work of a key press there, in the studio and in the preview',
      ours: slowdown * (studio + preview),
      peer: slowness * limits.preview,
      unit: 'ms of a four times slower processor',
    }),
  ];
}

async function ofLargeSite(browser: Browser): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-studio-'));
  const pages = join(folder, 'documents');
  mkdirSync(pages);
  for (const { path, text } of [...manyDocuments(documentCount), ...longJourney()])
    writeFileSync(join(pages, basename(path)), text);
  const environment = { WAYMARK_PAGES: pages };
  try {
    return await withStudio(
      browser,
      { databaseUrl: `sqlite:${join(folder, 'store.db')}`, environment },
      panels,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function panels({ changes, context }: OpenStudio): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.goto(changes);
  await openStep(page, '/long', false);
  const inPanel = percentile95(await keysToPaint(page));
  const { studio, preview } = await workPerKey(page);
  const slowness = await slownessOf(page);
  await page.getByLabel('Find a page or step').click();
  const inTree = percentile95(await keysToPaint(page));
  await page.close();
  const large = '10,000 documents and a form of 500 fields';
  return [
    within({
      name: `studio: typing in a panel, ${large}, p95`,
      ours: inPanel,
      peer: limits.panel,
      unit: 'ms',
    }),
    withinWork({
      name: 'studio: work of a key press there, in the studio alone',
      ours: studio,
      peer: slowness * limits.panel,
      unit: 'ms of processor',
    }),
    withinWork({
      name: 'studio: all work of a key press there, in the studio and in the preview',
      ours: studio + preview,
      peer: slowness * limits.panel,
      unit: 'ms of processor',
    }),
    within({
      name: `studio: typing in the search of the tree, ${large}, p95`,
      ours: inTree,
      peer: limits.panel,
      unit: 'ms',
    }),
  ];
}

/** A limit of work, which is as much more as the machine is slower. */
function withinWork(limit: Parameters<typeof within>[0]): Row {
  return { ...within(limit), peerName: 'the limit at the speed of the machine' };
}

/** A journey whose first step has a form of many fields. */
function longJourney() {
  const fields = Array.from({ length: fieldCount }, (_, index) => ({
    name: `answer${index}`,
    type: 'text-input',
    label: `Question ${index}`,
    value: { type: 'string', maxLength: 80 },
    unread: true,
  }));
  const template = 'plain';
  const long = { id: 'long', form: 'long-form', path: '/long', title: 'A long form', template };
  const end = { id: 'end', form: 'end-form', path: '/long/end', title: 'Done', template, final: true };
  return [
    documentSource('long-form', 'form', { fields }),
    documentSource('end-form', 'form', {
      fields: [{ type: 'notice', name: 'thanks', tone: 'quiet', text: 'Thank you' }],
    }),
    documentSource('long-journey', 'journey', {
      steps: [{ ...long, submitLabel: 'Go on', next: [{ step: 'end' }] }, end],
    }),
  ];
}

/** Milliseconds from the request of the list of changes until changes can be begun, and that is painted. */
async function firstView(context: BrowserContext, url: string): Promise<number> {
  const page = await openSlowPage(context);
  await page.goto(url);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await page.close();
  return painted;
}
