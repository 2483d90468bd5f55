import { existsSync } from 'node:fs';
import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../scripts/processes.ts';
import { expectAccessible } from '../../tests/e2e/support/pages/page-rules.ts';
import { textsInSystemFonts } from './system-fonts.ts';

const built = join(root, 'storybook-static');
const address = 'http://storybook.test/iframe.html?id=storybook-sheets--sheet&viewMode=story';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly groups: readonly string[];
  readonly isQuick: boolean;
  readonly language?: string;
  readonly forcedColors?: 'active';
}

/**
 * Screenshots that contain every story of a file, each with its width and colours. The quick ones show every text, and run
 * with every check.
 */
const looks: readonly Look[] = [
  { name: 'fields', width: 1280, groups: ['fields'], isQuick: true },
  { name: 'wide', width: 1280, groups: ['modules', 'recipes', 'journey', 'page'], isQuick: true },
  { name: 'narrow', width: 375, groups: ['modules', 'recipes'], isQuick: false },
  {
    name: 'forced-colors',
    width: 1280,
    groups: ['fields'],
    isQuick: false,
    forcedColors: 'active',
  },
  // From right to left.
  { name: 'arabic', width: 1280, groups: ['fields', 'modules'], isQuick: false, language: 'ar' },
];

for (const { name, width, groups, isQuick, language = 'en-nz', forcedColors = 'none' } of looks) {
  test(`every story looks as accepted: ${name}`, { tag: isQuick ? [] : '@full' }, async ({ page }) => {
    await openLibrary(page, width, `language:${language}`);
    if (language === 'ar' && !(await hasArabicFont(page))) return;
    await page.emulateMedia({ forcedColors });
    const sheets = (await sheetsOf(page)).filter((sheet) =>
      groups.some((group) => sheet.startsWith(`${group}/`)),
    );
    expect(sheets).not.toEqual([]);
    for (const sheet of sheets) {
      await openSheet(page, sheet);
      const picture = `${name}-${sheet.replace('/', '-')}.png`;
      await expect.soft(page).toHaveScreenshot(picture, {
        fullPage: true,
        ...(language === 'ar' && { stylePath: join(import.meta.dirname, 'flat-pictures.css') }),
      });
      if (isQuick) expect.soft(await textsInSystemFonts(page), sheet).toEqual([]);
    }
    const accepted = await readdir(join(import.meta.dirname, 'accepted'));
    const known = new Set(sheets.map((sheet) => `${name}-${sheet.replace('/', '-')}.png`));
    expect(accepted.filter((file) => file.startsWith(`${name}-`) && !known.has(file))).toEqual([]);
  });
}

for (const width of [375, 1280]) {
  test(`no story is wider than the window from right to left: ${width}`, { tag: '@full' }, async ({
    page,
  }) => {
    await openLibrary(page, width, 'language:ar');
    for (const sheet of await sheetsOf(page)) {
      await openSheet(page, sheet);
      const { direction, hidden } = await page.evaluate(() => ({
        direction: getComputedStyle(document.body).direction,
        hidden: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect.soft({ sheet, direction, hidden }).toEqual({ sheet, direction: 'rtl', hidden: 0 });
    }
  });
}

test('every story is accessible from right to left', { tag: '@full' }, async ({ page }) => {
  await openLibrary(page, 1280, 'language:ar');
  for (const sheet of await sheetsOf(page)) {
    await openSheet(page, sheet);
    await test.step(sheet, () => expectAccessible(page));
  }
});

test('stories show the texts of their examples and words of the language pack, and nothing else', {
  tag: '@full',
}, async ({ page }) => {
  const examples = await textsOfExamples();
  await openLibrary(page, 1280, 'language:marked');
  for (const sheet of await sheetsOf(page)) {
    if (ofOtherTexts.test(sheet)) continue;
    await openSheet(page, sheet);
    const texts = await page.evaluate(shownTexts);
    const others = texts.flatMap((text) => text.replaceAll(/«[^»]*»/g, ':').split(':')).map(lettersOf);
    expect
      .soft({ sheet, others: others.filter((text) => !examples.includes(text.slice(0, beginning))) })
      .toEqual({ sheet, others: [] });
  }
});

/** Stories of sites of their own, of a module that draws in the browser, and of one that only leaves a place. */
const ofOtherTexts = /^recipes\/|share-price|^modules\/form$/;

/** As much of a text is looked up: examples repeat texts to make long ones. */
const beginning = 30;

/** Texts that stories put together of several. */
const composed =
  'helmets for two are included, for aroha, tide at wharf day, search library, march pm, incomprehensibilities b abound b, letter of may pdf kb, receipt jpg mb, your pets optional, ada tom, example org garden beds along the fence water for dry weeks';

/** Everything that a visitor can read or hear, without the parts that only authors see. */
function shownTexts(): readonly string[] {
  const isForAuthors = (element: Element | null) =>
    element?.closest('.story-name, [lang=en], [class*=hidden-module]');
  const elements = [...document.querySelectorAll('.sheet *')].filter((element) => !isForAuthors(element));
  return elements.flatMap((element) => [
    ...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? (node.nodeValue ?? '') : [])),
  ]);
}

/** The texts in the examples of stories, as one text; months and parts of the day are formats. */
async function textsOfExamples(): Promise<string> {
  const texts = [
    composed,
    'january february march april may june july august september october november december am pm',
  ];
  for await (const file of glob(
    '{renderer,storybook,extensions}/**/{examples.json,example*.ts,example*.tsx,*.fixture.ts,*.stories.tsx,pages.json}',
    { cwd: root },
  ))
    texts.push(await readFile(join(root, file), 'utf8'));
  return lettersOf(texts.join(' ').replaceAll(/\\n|\\"|<[^>]*>/g, ' '));
}

/** A text without figures and signs, in small letters. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The system's font in which the accepted screenshots show Arabic: the site's own fonts have none. */
const arabicFont = 'DejaVu Sans';

/** Whether the screenshots in Arabic can be compared on this machine. */
async function hasArabicFont(page: Page): Promise<boolean> {
  await openSheet(page, 'fields/yes-no');
  const texts = await textsInSystemFonts(page);
  return texts.length > 0 && texts.every((text) => text.startsWith(`${arabicFont}:`));
}

async function openSheet(page: Page, sheet: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, sheet);
  await page.locator(`[data-ready="${sheet}"]`).waitFor();
}

/** Opens the built library from the disk: it needs no server, and requests nothing from outside. */
async function openLibrary(page: Page, width: number, globals = ''): Promise<void> {
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const file = join(built, pathname);
    if (hostname !== 'storybook.test' || !existsSync(file)) return route.fulfill({ body: '' });
    return route.fulfill({ path: file });
  });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${address}&globals=${globals}`);
}

async function sheetsOf(page: Page): Promise<readonly string[]> {
  const names = await page.locator('[data-sheets]').getAttribute('data-sheets');
  return JSON.parse(names ?? '[]');
}
