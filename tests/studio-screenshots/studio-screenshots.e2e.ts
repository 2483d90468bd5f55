import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { root } from '../../scripts/processes.ts';
import { joinBy, type StudioSite, startStudioSite } from '../e2e/studio/studio-site.fixture.ts';
import { openQuestion, reviewed, type StudioScreen, studioScreens } from './studio-screens.ts';

const widths = [1024, 1440, 1920];
const colors = ['light', 'dark'] as const;
const height = 900;

let site: StudioSite;
let ann: Awaited<ReturnType<BrowserContext['storageState']>>;
const sets = { changes: '', mistakes: '' };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  site = await startStudioSite((folder) => {
    cpSync(join(root, 'cli/templates/blank'), folder, { recursive: true });
    for (const kind of ['facts', 'forms', 'journeys', 'options'])
      cpSync(join(root, 'cli/templates/service/documents', kind), join(folder, 'documents', kind), {
        recursive: true,
      });
  });
  const page = await browser.newPage();
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  ann = await page.context().storageState();
  sets.mistakes = await begin(page, 'A mistake');
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  await write(page, 'Title', '');
  sets.changes = await begin(page, 'Hours in words');
  await openQuestion(page);
  await write(page, 'Label', 'For how long?');
  await page.context().close();
});

test.afterAll(() => site.stop());

for (const screen of studioScreens) {
  test(`the studio looks as accepted: ${screen.name}`, async ({ browser }) => {
    for (const width of widths) for (const color of colors) await compare(browser, screen, width, color);
  });
}

test('the studio looks as accepted: the way in', async ({ browser }) => {
  const screen: StudioScreen = {
    name: 'sign-in',
    path: '',
    open: (page) => page.getByLabel('Password').waitFor(),
  };
  for (const color of colors) await compare(browser, screen, 1024, color, false);
});

test('a review is read and approved on a phone and a tablet', async ({ browser }) => {
  const screen: StudioScreen = { name: 'review', path: '/changes/:changes/review', open: reviewed };
  for (const width of [375, 768]) for (const color of colors) await compare(browser, screen, width, color);
});

test('every accepted screenshot is of a screen', () => {
  const wide = studioScreens.flatMap(({ name }) => widths.map((width) => `${name}-${width}`));
  const known = [...wide, 'sign-in-1024', 'review-375', 'review-768'];
  const names = known.flatMap((name) => colors.map((color) => `${name}-${color}.png`));
  expect(readdirSync(join(import.meta.dirname, 'accepted')).sort()).toEqual(names.sort());
});

async function compare(
  browser: Browser,
  { name, path, open }: StudioScreen,
  width: number,
  colorScheme: (typeof colors)[number],
  isSignedIn = true,
): Promise<void> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height },
    ...(isSignedIn && { storageState: ann }),
  });
  const page = await context.newPage();
  await fixTimes(page);
  await addFonts(page);
  await page.goto(
    `${site.url}/studio${path.replace(':changes', sets.changes).replace(':mistakes', sets.mistakes)}`,
  );
  await open(page);
  // Elements under the pointer look different.
  await page.mouse.move(0, 0);
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(beyond), `${name} at ${width}`).toBe(0);
  await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`);
  // Requests that the page still makes stay unanswered.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

const moment = '2026-03-02T21:41:00.000Z';

/** Has every time that the server tells, and that of the browser, be the same. */
async function fixTimes(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.route('**/studio/api/**', async (route) => {
    const response = await route.fetch();
    const told = (await response.text()).replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, moment);
    await route.fulfill({ response, body: told });
  });
}

const fonts = { Geist: 'geist-latin', 'Geist Mono': 'geist-mono-latin' };

/** Shows texts in the fonts of the site: those of the system are others on every machine. A style element would be refused. */
async function addFonts(page: Page): Promise<void> {
  const faces = Object.entries(fonts).map(([family, file]) => {
    const bytes = readFileSync(join(root, `renderer/theme/fonts/${file}.woff2`));
    return { family, bytes: [...bytes] };
  });
  const css = readFileSync(join(import.meta.dirname, 'same-fonts.css'), 'utf8');
  await page.addInitScript(
    (added) => {
      if (window !== window.top) return;
      for (const { family, bytes } of added.faces)
        document.fonts.add(new FontFace(family, new Uint8Array(bytes), { weight: '100 900' }));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(added.css);
      document.adoptedStyleSheets = [sheet];
    },
    { faces, css },
  );
}

/** Begins changes and opens them. */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('Name of the changes').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/changes\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function write(page: Page, label: string, text: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await saved;
}
