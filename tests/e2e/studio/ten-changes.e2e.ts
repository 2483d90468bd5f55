import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { DocumentSource } from '#engine';
import { root } from '../../../scripts/processes.ts';
import { write } from '../../extensions/extended-site.fixture.ts';
import { guideDocuments, readDocsPage } from '../../support/documents/guide-documents.ts';
import { editsOf, sectionsOf, withEdits } from '../../support/documents/guide-edits.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

/** Changes of docs/changes.md as an author makes them, in single steps of a person, who sees no JSON. */
const mostSteps = 25;
const services = ['catalogue', 'catalogue-files', 'gazetteer', 'printer'];

let site: StudioSite;

test.describe.configure({ mode: 'serial' });

/** The documents of the guide, and services that nobody asks. */
function writeSite(folder: string): void {
  cpSync(join(root, 'tests/fixtures/release'), join(folder, 'documents'), { recursive: true });
  for (const { path, text } of guideDocuments()) write(folder, `documents/${path}`, text);
}

test.beforeAll(async () => {
  const bases = services.map((name) => [name, { baseUrl: 'http://localhost:9' }]);
  site = await startStudioSite(writeSite, { WAYMARK_SERVICES: JSON.stringify(Object.fromEntries(bases)) });
});

test.afterAll(() => site.stop());

/** An author, whose steps are counted. */
class Author {
  steps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.press(key);
  }

  async click(name: string | RegExp, role: 'button' | 'radio' = 'button'): Promise<void> {
    this.steps += 1;
    await this.page.getByRole(role, { name }).first().click();
  }

  async clickIn(group: string, name: string): Promise<void> {
    this.steps += 1;
    const inside = this.page.getByRole('group', { name: group, exact: true });
    await inside.getByRole('button', { name }).click();
  }

  async write(label: string, text: string): Promise<void> {
    this.steps += 1;
    await this.page.getByLabel(label, { exact: true }).last().fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.steps += 1;
    await this.page.getByLabel(label, { exact: true }).last().selectOption(option);
  }

  /** Opens what has some words. */
  async find(words: string, result: string | RegExp): Promise<void> {
    await this.press('Control+k');
    this.steps += 1;
    await this.page.keyboard.type(words);
    this.steps += 1;
    await this.page.getByRole('menuitem', { name: result }).first().click();
  }
}

interface Draft {
  readonly id: string;
  readonly body: string;
}

/** The documents of the set that is open, by their ids, as they are saved. */
async function saved(page: Page): Promise<ReadonlyMap<string, unknown>> {
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const set = page.url().split('/').at(-1);
  const response = await page.request.get(`${site.url}/studio/api/change-sets/${set}`);
  const { drafts } = (await response.json()) as { readonly drafts: readonly Draft[] };
  return new Map(drafts.map(({ id, body }) => [id, JSON.parse(body)]));
}

/** The documents that a change of the page of changes makes different, by their ids. */
function documented(heading: string): ReadonlyMap<string, unknown> {
  const text = sectionsOf(readDocsPage('changes.md')).find((each) => each.heading === heading)?.text ?? '';
  const before = new Map(guideDocuments().map(({ path, text: own }) => [path, own]));
  const changed = ({ path, text: own }: DocumentSource) => before.get(path) !== own;
  const after = withEdits(guideDocuments(), editsOf(text)).filter(changed);
  return new Map(after.map(({ text: own }) => JSON.parse(own)).map((document) => [document.id, document]));
}

const changes: Readonly<Record<string, (author: Author) => Promise<void>>> = {
  async 'Change a condition'(author) {
    await author.find('need the piano', 'Do you need the piano?');
    await author.click('+ Another comparison');
    await author.choose('Question', 'How many people?');
    await author.choose('Comparison', 'is at least');
    await author.write('Value', '20');
  },
  async 'Ask a question for one option'(author) {
    await author.find('how many people', 'How many people?');
    await author.click('Add after');
    await author.write('What does it ask?', 'Will you eat?');
    await author.click(/^Yes no/);
    await author.write('Name', 'hasFood');
    await author.click('Rename everywhere');
    await expect(author.page.getByRole('button', { name: 'Rename everywhere' })).toBeHidden();
    await author.clickIn('When', '+ Only when …');
    await author.choose('Question', 'Which room?');
    await author.choose('Value', 'Hall');
    await author.click('Where should the answer go?');
    await author.click(/^Hire room: a field of its own/, 'radio');
    await author.write('What the service calls it', 'food');
    await author.click('Send it there');
  },
};

test('changes of the guide are made without JSON, and save the same documents', async ({ page }) => {
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  for (const [heading, make] of Object.entries(changes)) {
    await test.step(heading, async () => {
      await page.goto(`${site.url}/studio`);
      await page.getByLabel('Name of the changes').fill(heading);
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByText('No problems')).toBeVisible();
      const author = new Author(page);
      await make(author);
      expect(author.steps).toBeLessThanOrEqual(mostSteps);
      await expect.poll(() => saved(page)).toEqual(documented(heading));
      await expect(page.getByText('No problems')).toBeVisible();
    });
  }
});
