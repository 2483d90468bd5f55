import { expect, type Page, test } from '@playwright/test';
import { changeJson, homePage, write } from '../../extensions/extended-site.fixture.ts';
import { writeRatedSite } from '../../extensions/rated-site.fixture.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;

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

test.beforeAll(async () => {
  site = await startStudioSite((folder) => {
    writeRatedSite(folder);
    write(folder, 'extensions/trial/trial.island.tsx', island);
    write(folder, 'extensions/trial/trial.schema.json', JSON.stringify(schema));
    const example = { name: 'One', module: { type: 'trial', title: 'One' } };
    write(folder, 'extensions/trial/examples.json', JSON.stringify([example]));
    changeJson(folder, homePage, (page) => page.zones.content.push({ type: 'trial', title: 'Word' }));
  });
});

test.afterAll(() => site.stop());

const frame = (page: Page) => page.frameLocator('iframe');

async function writeTitle(page: Page, text: string): Promise<void> {
  await page.getByRole('complementary').getByLabel('Title', { exact: true }).fill(text);
}

test('modules of the site’s own show as one types, and cannot act as the author', async ({ page }) => {
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  await page.getByLabel('Name of the changes').fill('Own modules');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(frame(page).getByText('When we are open')).toBeVisible();
  await expect(frame(page).getByText('refused,refused,refused, refused')).toBeVisible();

  await frame(page).getByText('Word', { exact: false }).click();
  await writeTitle(page, 'Another');
  await expect(frame(page).getByText('Another')).toBeVisible();
  await writeTitle(page, 'throw');
  await expect(frame(page).getByText('The module trial cannot be shown: The title is wrong.')).toBeVisible();
  await writeTitle(page, 'Again');
  await expect(frame(page).getByText('Again')).toBeVisible();
});
