import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changeJson, homePage, write, writeExtendedSite } from '../../extensions/extended-site.fixture.ts';
import { type ServedFolder, serveFolder } from './served-folder.ts';

let folder = '';
let served: ServedFolder;
let url = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-extended-'));
  writeExtendedSite(folder);
  // A second module, which throws, and a third, which is no code.
  for (const [type, component] of [
    [
      'broken-hours',
      "import { Band } from 'waymark/extend';\nexport const BrokenHours = ({ module }) => <Band>{module.days.at(9).day}</Band>;",
    ],
    ['no-code', 'export const = 3;'],
  ] as const) {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { type: { const: type }, days: { type: 'array' } },
    };
    write(folder, `extensions/${type}/${type}.schema.json`, JSON.stringify(schema));
    write(folder, `extensions/${type}/${type}.tsx`, component);
    write(
      folder,
      `extensions/${type}/examples.json`,
      JSON.stringify([{ name: 'Any', module: { type, days: [] } }]),
    );
  }
  changeJson(folder, homePage, ({ zones }) =>
    zones.content.push(
      { type: 'broken-hours', days: [] },
      { type: 'no-code' },
      { type: 'tally', label: 'Count' },
      { type: 'tally', label: 'Count to one', most: 1 },
    ),
  );
  served = await serveFolder(folder);
  url = served.url;
});

test.afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

test('a page shows the modules of a site’s own with their styles, and does without those that fail', async ({
  page,
}) => {
  const answer = await page.goto(url);
  await expect(page.getByRole('heading', { name: 'When we are open' })).toBeVisible();
  await expect(page.locator('.opening-hours > div')).toHaveCSS('display', 'flex');
  await expect(page.getByText('What to do next')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('cannot be shown');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  const notFound = await (await fetch(`${url}/nothing`)).text();
  expect(notFound).not.toContain('/assets/extensions/');
});

test('an island of a site’s own comes to life, and one that throws in the browser stays as the server sent it', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(url);
  await expect(page.locator('.tally output')).toHaveText(['0', '0']);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await expect(async () => {
    await press('Count');
    await expect(page.locator('.tally output').first()).toHaveText(/^[2-9] times$/, { timeout: 300 });
  }).toPass();
  const [first = '', second] = await page
    .locator('.tally output')
    .evaluateAll((outputs) => outputs.map(({ id }) => id));
  expect(first).not.toBe(second);
  await press('Count to one');
  await press('Count to one');
  await expect(page.locator('.tally output').last()).toHaveText('0');
  await expect(page.locator('.tally')).toHaveCount(2);
  expect(scripts.some((address) => /tally-tally-words-/.test(address))).toBe(true);
  expect(refused).toEqual([]);
});

test('the health check names what fails', async () => {
  await fetch(url);
  const health = await (await fetch(`${url}/api/health`)).json();
  expect(health).toMatchObject({
    status: 'degraded',
    impairments: {
      extensions: expect.stringContaining('extensions/no-code/no-code.tsx:1: The code cannot be compiled'),
      'extension broken-hours': expect.stringContaining('undefined'),
    },
  });
});
