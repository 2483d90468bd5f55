import { expect, type Page, test } from '@playwright/test';
import type { DocumentSource } from '#engine';
import { guideDocuments, readDocsPage } from '../../support/documents/guide-documents.ts';
import { editsOf, sectionsOf, withEdits } from '../../support/documents/guide-edits.ts';
import { type Author, beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

/** Changes of docs/changes.md as an author makes them, in single steps of a person, who sees no JSON. */
const mostSteps = 25;

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

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
  async 'Add a step'(author) {
    await author.find('when do you come', /^When do you come/);
    await author.click('Add after');
    await author.write('Title', 'Is that right?');
    await author.choose('Form', 'Summary form');
    await author.write('Address', '/rooms/hire/check');
    await author.open('Id in documents');
    await author.write('Id', 'check');
    await author.click('Add the step');
  },
  async 'Put the steps in another order'(author) {
    await author.find('when do you come', /^When do you come/);
    await author.click('Up');
    await author.click('Journey');
    await author.open('Every step');
    await author.open('Needs');
    await author.choose('Question', 'Which day?');
    await author.choose('Comparison', 'is answered');
    await author.choose('Otherwise', 'When do you come?');
  },
  async 'Change who is called back'(author) {
    await author.find('call reason', /^Call reason/);
    await author.open('How many people?');
    await author.write('Value', '40');
  },
  async 'Change the text of a price'(author) {
    await author.find('that is', /^That is/);
    await author.click('price');
    await author.placeCursor('Text', '.');
    await author.type(' for ');
    await author.click('+ Insert a value');
    await author.choose('Value to insert', 'For how many hours?');
    await author.write('While there is none', '1');
    await author.click('Insert');
    await author.type(' hours');
  },
  async 'Add an option'(author) {
    await author.find('rooms', /^Rooms/);
    await author.click('+ Add to options');
    await author.write('Id', 'garden');
    await author.write('Label', 'Garden');
    await author.write('Fee', '30');
    await author.write('Seats', '40');
    await author.clickIn('Row 3', 'Move up');
  },
  async 'Forbid a day in the past'(author) {
    await author.find('which day', 'Which day?');
    await author.open('More settings');
    await author.click('+ Add to checks');
    await author.clickIn('That', '+ Only when …');
    await author.choose('Question', 'Which day?');
    await author.choose('Comparison', 'is on or after');
    await author.write('Message', 'Please choose a day to come');
  },
  async 'Add a discount'(author) {
    await author.find('hire discount', /^Hire discount/);
    await author.click('+ Add to rows');
    await author.clickIn('When', '+ Only when …');
    await author.choose('Question', 'For how many hours?');
    await author.choose('Comparison', 'is at least');
    await author.write('Value', '4');
    await author.write('Then', '25');
    await author.clickIn('Row 3', 'Move up');
    await author.clickIn('Row 2', 'Move up');
  },
  async 'Change what is sent to a service'(author) {
    await author.find('hire room', /^Hire room/);
    await author.choose('Day: written as', '09/03/2026');
  },
};

for (const [heading, make] of Object.entries(changes)) {
  test(`an author does “${heading}” of the guide without JSON, and saves the same documents`, async ({
    browser,
  }) => {
    const author = await beginChanges(browser, site, heading);
    await make(author);
    expect(author.steps).toBeLessThanOrEqual(mostSteps);
    await expect.poll(() => saved(author.page)).toEqual(documented(heading));
    await expect(author.page.getByText('No problems')).toBeVisible();
    await author.page.context().close();
  });
}
