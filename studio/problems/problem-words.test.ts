import { describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { readRefused, readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { distinctProblems, sayFix, sayProblem, siteWordsOf } from './problem-words.ts';

const documents: Readonly<Record<string, unknown>> = {
  'home-page': {
    kind: 'page',
    title: 'Welcome',
    zones: { content: [{ type: 'header-banner', title: 'Warm homes' }] },
  },
  'home-mi': { kind: 'translation', language: 'mi', document: 'home-page', texts: {} },
  orders: {
    kind: 'types',
    types: { order: { object: { 'accessReasons?': { list: { enum: ['Dog', 'Other'] } } } } },
  },
  order: {
    kind: 'form',
    title: 'Your order',
    fields: [{ name: 'dogsName', label: "What is your dog's name?" }],
  },
};
const site = {
  read: (id: string) => documents[id],
  paths: () => ['/for-home', '/for-home/renting', '/for-business', '/help', '/help/renting'],
};

function problem(own: Partial<Problem>): Problem {
  return { code: 'other', severity: 'warning', document: 'home-page', pointer: '', message: '', ...own };
}

/** Mistakes of the notation itself, which only those make who write documents, formulas or patterns by hand. */
const ofNotation: ReadonlySet<string> = new Set([
  'bad-json',
  'bad-path',
  'bad-pattern',
  'duplicate-key',
  'endless-reference',
  'formula-in-message',
  'formula-syntax',
  'wrong-format',
]);

it('says each problem of the check without code', () => {
  const release = new Map(readRelease().map(({ path, text }) => [path.replace('.json', ''), text]));
  const found = readRefused().flatMap(({ source, problems }) => {
    const own = /"id": "([^"]*)"/.exec(source.text)?.[1];
    const words = siteWordsOf(
      (id) => (id === own ? source.text : release.get(id)),
      () => [],
    );
    return (problems as readonly Problem[]).flatMap((each) => {
      const { sentence, help } = sayProblem(each, words);
      const said = `${sentence} ${help}`;
      const outside = said.replace(/“[^”]*”/g, '“”');
      const isCode = /[{}[\]`$"]|\b[a-z]+[A-Z]\w*|\b(?:JSON|null|schema)\b/.test(outside);
      const hasPath = /“(?:answers|facts|results)\.\w+”/.test(said);
      return ofNotation.has(each.code) || !(isCode || hasPath) ? [] : [`${each.code}: ${said}`];
    });
  });
  expect(found).toEqual([]);
});

it('says by its title that a question is never asked', () => {
  const message = 'The field "dogsName" is never shown: no answers make its condition true here.';
  const never = problem({ code: 'never-true', document: 'order', pointer: '/fields/0/when', message });
  expect(sayProblem(never, site).sentence).toBe(
    "Visitors are never asked “What is your dog's name?”: no answers make its condition true.",
  );
  const other = { ...never, pointer: '/fields/0/checks/0/that' };
  expect(sayProblem(other, site).sentence).toContain('is never shown');
});

it('says what is wrong with a step by its title', () => {
  const journey = { kind: 'journey', steps: [{ id: 'dog', title: 'Your dog', form: 'dog-form' }] };
  const own = { ...site, read: () => journey };
  const at = { document: 'hire', pointer: '/steps/0' };
  const unreached = problem({ ...at, code: 'unreachable-step', message: 'No step leads to "dog".' });
  expect(sayProblem(unreached, own).sentence).toBe('Visitors never come to the step “Your dog”.');
  const proved = { ...unreached, message: 'No answers lead to the step "dog".' };
  expect(sayProblem(proved, own).sentence).toBe('No answers lead to the step “Your dog”.');
  const pageless = problem({ ...at, code: 'step-without-page', help: 'Give it a "path".' });
  expect(sayProblem(pageless, own).sentence).toBe(
    'The step “Your dog” has no address, so that nobody can open it.',
  );
});

it('lists what reads the same of the same place once, with the visitor who meets it', () => {
  const same = problem({ message: 'The text is empty.' });
  const witnessed = { ...same, message: 'The text is empty. ', witness: { steps: ['card'], answers: {} } };
  const elsewhere = { ...same, document: 'order' };
  const found = distinctProblems([same, { ...witnessed, message: same.message }, elsewhere], site);
  expect(found.map(({ document, witness }) => [document, witness?.steps])).toEqual([
    ['home-page', ['card']],
    ['order', undefined],
  ]);
});

describe('a problem in the words of an author', () => {
  it('says of a translation that the text has changed, and where', () => {
    const stale = problem({
      code: 'stale-translation',
      document: 'home-mi',
      pointer: '/texts/zones~1content~1header-banner~1title',
      message: 'The translation of "zones/content/header-banner/title" is of an older text.',
      help: 'Translate it again, and write "from": "c8c96b36".',
    });
    expect(sayProblem(stale, site)).toEqual({
      sentence: 'The text has changed since it was translated into Māori.',
      help: '',
      place: 'Welcome: Header banner, title',
    });
    const fix = { title: 'Mark it as translated from the text as it is', edits: [] };
    expect(sayFix(stale, fix, site)).toBe('It still says the same');
  });

  it('says that nobody receives an answer, by the words of its question', () => {
    const { sentence, help, place } = sayProblem(
      problem({ code: 'unread-answer', document: 'order', pointer: '/fields/0/name' }),
      site,
    );
    expect(sentence).toBe('Nobody receives the answer yet.');
    expect(help).toContain("“What is your dog's name?”");
    expect(place).toBe("Your order: What is your dog's name?, name");
  });

  it('says of a value that nothing gives where services are told of it', () => {
    const never = problem({
      code: 'never-given',
      document: 'orders',
      pointer: '/types/order/object/accessReasons?/list/enum/0',
      message: 'No call gives the value "Dog": no option of the question has it, and no rule gives it.',
      help: 'Offer it again, or take it out here, and wherever something is done for it.',
    });
    expect(sayProblem(never, site)).toEqual({
      sentence: 'Nothing gives “Dog”: no question offers it.',
      help: 'Offer it again, or take it out here, and wherever something is done for it.',
      place: 'Orders: Order, access reasons, “Dog”',
    });
  });

  it('names the three addresses that are most like a wrong one', () => {
    const { sentence, help } = sayProblem(
      problem({
        code: 'broken-link',
        message: 'No page has the path "/for-home/rentin".',
        help: 'Use one of: /a, /b, /c, /d.',
      }),
      site,
    );
    expect(sentence).toBe('No page of this site has the address /for-home/rentin.');
    expect(help).toBe('Perhaps one of these: /for-home/renting, /for-home, /help/renting.');
  });

  it('takes JSON out of the messages of all others', () => {
    const { sentence, help } = sayProblem(
      problem({
        message: 'The form "order" hands "= answers.dogsName" on, and "dogsName" is a text.',
        help: 'Choose another; or say "unread": true where it is meant. Run `waymark check --fix`.',
      }),
      site,
    );
    expect(sentence).toBe('The form “Your order” hands “dogs name” on, and “dogs name” is a text.');
    expect(help).toBe('Choose another.');
  });

  it('shortens long lists of what there is', () => {
    const { help } = sayProblem(problem({ help: 'Use one of: one, two, three, four, ….' }), site);
    expect(help).toBe('Perhaps one of these: one, two, three.');
  });

  it('keeps a message that is nothing but JSON', () => {
    const { sentence } = sayProblem(problem({ message: 'Write "from": "c8".' }), site);
    expect(sentence).toBe('Write "from": "c8".');
  });
});

it('says limits and missing settings as panels do, with the title of the part', () => {
  const message = '"minItems" asks for 3 choices; there are 2 options.';
  const at = { document: 'order', pointer: '/fields/0/value/minItems', code: 'impossible-constraint' };
  expect(sayProblem(problem({ ...at, message }), site)).toMatchObject({
    sentence: '“At least so many choices” asks for 3 choices; there are 2 options.',
    place: "Your order: What is your dog's name?, value, at least so many choices",
  });
  const missing = 'The property "label" is missing (image strip).';
  const without = { code: 'missing-property', pointer: '/zones/content/0', message: missing };
  expect(sayProblem(problem(without), site).sentence).toBe('“Label” of “Warm homes” is missing.');
});
