import { expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../../scripts/find-chromium.ts';
import { changeJson, homePage, write } from '../../extensions/extended-site.fixture.ts';
import { writeRatedSite } from '../../extensions/rated-site.fixture.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
/** Changes of the site, with the home page in the preview. */
let page: Page;

test.describe.configure({ mode: 'serial' });
const { args, ...browserOptions } = launchOptions();
// Frames of a sandbox have a process of their own, as in browsers of authors; the headless one leaves that out.
test.use({ launchOptions: { ...browserOptions, args: [...args, '--site-per-process'] } });

/** A module that throws, works without end, or tries to act as the author. Texts in the preview have marks of their places. */
const island = `
import { useEffect, useState } from 'react';
export function Trial({ module }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const tries = [
      () => window.parent.document.title,
      () => document.cookie,
      () => window.localStorage.length,
    ];
    const done = tries.map((attempt) => { try { attempt(); return 'let in'; } catch { return 'refused'; } });
    const request = new XMLHttpRequest();
    request.open('GET', '/studio/api/me');
    request.onload = () => setSaid(done.join() + ', let in');
    request.onerror = () => setSaid(done.join() + ', refused');
    request.send();
  }, []);
  if (module.title.includes('throw')) throw new Error('The title is wrong.');
  while (module.title.includes('loop'));
  return <p><b>{module.title}</b> <i>{said}</i></p>;
}
`;

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Trial',
  description: 'Tries what code of a site may do.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title'],
  properties: {
    type: { const: 'trial' },
    title: { description: 'A word.', $ref: 'waymark/shared/definitions.schema.json#/definitions/label' },
  },
};

test.beforeAll(async ({ browser }) => {
  site = await startStudioSite((folder) => {
    writeRatedSite(folder);
    write(folder, 'extensions/trial/trial.island.tsx', island);
    write(folder, 'extensions/trial/trial.schema.json', JSON.stringify(schema));
    const example = { name: 'One', module: { type: 'trial', title: 'One' } };
    write(folder, 'extensions/trial/examples.json', JSON.stringify([example]));
    changeJson(folder, homePage, (page) => page.zones.content.push({ type: 'trial', title: 'Word' }));
  });
  page = await browser.newPage();
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  await page.getByLabel('Name of the changes').fill('Own modules');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(frame().getByText('When we are open')).toBeVisible();
});

test.afterAll(async () => {
  await page.close();
  await site.stop();
});

const frame = () => page.frameLocator('iframe');

async function writeTitle(text: string): Promise<void> {
  await page.getByRole('complementary').getByLabel('Title', { exact: true }).fill(text);
}

test('modules of the site’s own show as one types, and cannot act as the author', async () => {
  await expect(frame().getByText('refused,refused,refused, refused')).toBeVisible();
  await frame().getByText('Word', { exact: false }).click();
  await writeTitle('Another');
  await expect(frame().getByText('Another')).toBeVisible();
  await writeTitle('throw');
  await expect(frame().getByText('The module trial cannot be shown: The title is wrong.')).toBeVisible();
  await writeTitle('Again');
  await expect(frame().getByText('Again')).toBeVisible();
});

test('a module that works without end leaves the editor to its author, and is said', async () => {
  await writeTitle('loop');
  const silent = page.getByRole('alert').filter({ hasText: 'The page has not answered for a while.' });
  await expect(silent).toBeVisible();
  await writeTitle('Mended');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await silent.getByRole('button', { name: 'Load it without this site’s own modules' }).click();
  await expect(frame().getByText(/^The module trial cannot be shown/)).toBeVisible();
  await expect(silent).toBeHidden();
});
