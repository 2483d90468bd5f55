import { expect, test } from '@playwright/test';
import { type Author, beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

/** A slip that authors make: what they do, and what they are told about it where they did it. */
interface Mistake {
  readonly make: (author: Author) => Promise<void>;
  readonly told: string | RegExp;
  /** The button that mends it, where one remedy exists. */
  readonly remedy?: string | RegExp;
  /** Answers what the button asks. */
  readonly finish?: (author: Author) => Promise<void>;
}

const mistakes: Readonly<Record<string, Mistake>> = {
  'a misspelt name': {
    async make(author) {
      await author.find('how many people', 'How many people?');
      await author.open('is at most');
      await author.write('That, as a formula', '= answers.gests <= facts.seats');
    },
    told: /[“"]answers[”"] has no [“"]gests[”"]/,
    remedy: /^Change [“"]gests[”"] to [“"]guests[”"]/,
  },
  'a condition that never holds': {
    async make(author) {
      await author.find('need the piano', 'Do you need the piano?');
      await author.click('+ Another comparison');
      await author.choose('Question', 'Which room?');
      await author.choose('Value', 'Study room');
    },
    told: 'Visitors are never asked “Do you need the piano?”',
    remedy: 'Take the condition out',
  },
  'an option removed of which others speak': {
    async make(author) {
      await author.find('rooms', /^Rooms/);
      await author.clickIn('Row 2', 'Remove');
    },
    told: '3 places speak of it:',
    remedy: 'Remove what depends on it too',
  },
  'a condition on what is asked later': {
    async make(author) {
      await author.find('how many people', 'How many people?');
      await author.clickIn('When', '+ Only when …');
      await author.choose('Question', 'Do you have a library card?');
    },
    told: 'Visitors are never asked “How many people?”',
    remedy: 'Take the condition out',
  },
  'a check without its message': {
    async make(author) {
      await author.find('which day', 'Which day?');
      await author.open('More settings');
      await author.click('+ Add to checks');
    },
    told: 'The setting “message” is missing',
  },
  'an answer that goes nowhere': {
    async make(author) {
      await author.find('how many people', 'How many people?');
      await author.click('Add after');
      await author.write('What does it ask?', 'Will you eat?');
      await author.click(/^Yes no/);
    },
    told: 'Nobody receives the answer yet.',
    remedy: 'Where should the answer go?',
    async finish(author) {
      await author.click(/^Hire room: a field of its own/, 'radio');
      await author.click('Send it there');
    },
  },
  'a step that nobody reaches': {
    async make(author) {
      await author.find('room hire', /^Room hire/);
      await author.click('Thank you');
      await author.click('Add after');
      await author.write('Title', 'More');
      await author.choose('Form', 'Summary form');
      await author.click('Add the step');
      await author.click('Down');
    },
    told: 'Visitors never come to the step “More”.',
    remedy: 'Put it after …',
    async finish(author) {
      await author.click('Put it there');
    },
  },
  'two steps at one address': {
    async make(author) {
      await author.find('about you', /^About you/);
      await author.write('Address', 'day');
      await author.click('Change the address');
    },
    told: 'The path “/rooms/hire/day” is taken',
    remedy: 'Give it the path “/rooms/hire/day-2”',
  },
  'two steps of one name': {
    async make(author) {
      await author.find('about you', /^About you/);
      await author.write('Id', 'day');
    },
    told: 'The journey has a step “day” already.',
    remedy: 'Call this one “day-2”',
  },
  'a number compared with a word': {
    async make(author) {
      await author.find('call reason', /^Call reason/);
      await author.open('How many people?');
      await author.open('Formula');
      await author.write('When, as a formula', "= answers.guests > 'many'");
    },
    told: 'A number can never equal the text “many”.',
  },
  'a row that no case reaches': {
    async make(author) {
      await author.find('hire discount', /^Hire discount/);
      await author.clickIn('Row 1', 'Duplicate');
    },
    told: 'No values reach this row',
    remedy: 'Take the row out',
  },
  'an answer that is longer than what is sent may be': {
    async make(author) {
      await author.find('your name', 'Your name');
      await author.open('What may be answered');
      await author.write('At most so many characters', '500');
    },
    told: 'An answer may be longer than the 40 characters',
    remedy: 'Limit the answer to 40 characters',
  },
  'limits that contradict each other': {
    async make(author) {
      await author.find('how many people', 'How many people?');
      await author.open('What may be answered');
      await author.write('At least', '100');
    },
    told: 'No value fits “At least” 100 and “At most” 80.',
    remedy: 'Exchange “At least” and “At most”',
  },
};

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

for (const [mistake, { make, told, remedy, finish }] of Object.entries(mistakes)) {
  test(`an author is told of ${mistake} before publishing, where it was made`, async ({ browser }) => {
    const author = await beginChanges(browser, site, mistake);
    await make(author);
    const panel = author.page.locator('section[aria-labelledby="part"]');
    const said = panel.or(author.page.getByRole('dialog')).getByText(told).first();
    await expect(said).toBeVisible();
    for (const problem of await author.page.locator('.problem').allInnerTexts())
      expect(problem).not.toMatch(/\bat \w+ \(|invalid/i);
    if (remedy !== undefined) {
      await author.click(remedy);
      await finish?.(author);
      await expect(said).toBeHidden();
    }
    await author.page.context().close();
  });
}
