import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { markOf } from '../../../engine/translations/text-paths.ts';
import { translatableTexts } from '../../../engine/translations/translatable-texts.ts';
import { readRelease, releaseWith } from '../../../tests/support/documents/read-fixtures.ts';
import { applyFixes } from '../../authoring/fixes/apply-fixes.ts';
import { checkDocuments } from '../check-documents.ts';

type Texts = Readonly<Record<string, object>>;

function source(document: {
  readonly kind: string;
  readonly id: string;
  readonly [name: string]: unknown;
}): DocumentSource {
  return { path: `${document.id}.json`, text: JSON.stringify({ schemaVersion: 1, ...document }, null, 2) };
}

function translation(document: string, texts: Texts, changes: object = {}): DocumentSource {
  return source({ kind: 'translation', id: `${document}-mi`, language: 'mi', document, texts, ...changes });
}

/** The library in English and Māori. */
function library(languages: readonly object[] = [{ language: 'mi' }]): readonly DocumentSource[] {
  const { text } = readRelease().find(({ path }) => path === 'site.json') ?? { text: '{}' };
  return releaseWith(source({ ...JSON.parse(text), languages }));
}

function problems(...sources: readonly DocumentSource[]) {
  return checkDocuments([...library(), ...sources]).problems.map(
    ({ code, severity, document, pointer }) => `${severity} ${code} ${document}${pointer}`,
  );
}

const say = (text: string, of: string) => ({ text, from: markOf(of) });
const page = { title: say('Hono mai', 'Join'), 'zones/content/header-banner/title': say('Hono mai', 'Join') };

describe('a translation', () => {
  it('of every text of its document has no problem', () => {
    expect(problems(translation('join-page', page))).toEqual([]);
  });

  it('keeps the fields of items in what is made of each item, and need not say a text that is only a field', () => {
    const rooms = source({
      kind: 'content',
      id: 'room-list',
      referenceName: 'rooms',
      language: 'en',
      items: [{ contentID: 971, fields: { name: 'Study', slug: 'study' } }],
    });
    const card = { title: '{{ item.name }}', description: 'Ask for {{ item.name }}' };
    const roomsPage = source({
      kind: 'page',
      id: 'rooms-page',
      path: '/rooms',
      template: 'standard',
      title: 'Rooms',
      seo: { sitemapVisible: true },
      zones: { content: [{ type: 'cards', query: { list: 'rooms' }, card }] },
    });
    const texts = {
      title: say('Ngā rūma', 'Rooms'),
      'zones/content/cards/card/description': say('Tonoa a {{ item.name }}', card.description),
    };
    const found = problems(rooms, roomsPage, translation('rooms-page', texts));
    expect(found.filter((problem) => problem.includes('rooms-page-mi'))).toEqual([]);
  });

  it('says those parts of options and items that their document calls texts', () => {
    const options = source({
      kind: 'options',
      id: 'desks',
      texts: ['note', 'nots'],
      options: [{ id: 'big', label: 'Big', data: { note: 'By the window.', code: 'B' } }],
    });
    const rooms = source({
      kind: 'content',
      id: 'room-list',
      referenceName: 'rooms',
      language: 'en',
      texts: ['hours'],
      items: [
        {
          contentID: 971,
          fields: { hours: 'All day', code: 'R1', image: { url: '/a.svg', label: 'A door' } },
        },
      ],
    });
    const checked = checkDocuments([...library(), options, rooms]);
    const pathsOf = (id: string) => {
      const found = checked.documents.find((each) => each.document.id === id)?.document;
      return found && translatableTexts(found).map(({ path }) => path);
    };
    expect(pathsOf('desks')).toEqual(['options/big/label', 'options/big/data/note']);
    expect(pathsOf('room-list')).toEqual(['items/971/fields/hours', 'items/971/fields/image/label']);
    expect(checked.problems).toMatchObject([
      { code: 'unknown-reference', document: 'desks', pointer: '/texts/1', help: 'Did you mean "note"?' },
    ]);
  });

  it('says the values of rows that have words', () => {
    const rows = [
      { label: 'Takes', value: '{{ now }} minutes' },
      { label: 'Day', value: '= now' },
    ];
    const form = source({
      kind: 'form',
      id: 'loan',
      schemaVersion: 2,
      fields: [{ name: 'loan', type: 'table', label: 'Loan', empty: '', rows }],
    });
    const document = checkDocuments([...library(), form]).documents.find(
      (each) => each.document.id === 'loan',
    )?.document;
    expect(document && translatableTexts(document).map(({ path }) => path)).toEqual([
      'fields/loan/label',
      'fields/loan/rows/#1/label',
      'fields/loan/rows/#1/value',
      'fields/loan/rows/#2/label',
    ]);
  });

  it('says no notes for authors and no names of what an action clears', () => {
    const facts = source({
      kind: 'facts',
      id: 'loan-facts',
      schemaVersion: 2,
      facts: { isLate: { description: 'A note for authors.', value: '= now > session.due' } },
      sequences: { forget: [{ clear: ['answers.card'] }, { notify: 'Forgotten.', tone: 'info' }] },
    });
    const { documents } = checkDocuments([...library(), facts]);
    const document = documents.find((each) => each.document.id === 'loan-facts')?.document;
    expect(document && translatableTexts(document).map(({ path }) => path)).toEqual([
      'sequences/forget/#2/notify',
    ]);
  });

  it('is told what it leaves out', () => {
    const checked = checkDocuments([...library(), translation('join-page', { title: page.title })]);
    expect(checked.problems).toMatchObject([
      {
        code: 'missing-translation',
        severity: 'warning',
        message: 'The text "zones/content/header-banner/title" of "join-page" has no translation into "mi".',
      },
    ]);
  });

  it('is told when its source has changed', () => {
    const older = { ...page, title: say('Hono mai', 'Become a member') };
    const checked = checkDocuments([...library(), translation('join-page', older)]);
    expect(checked.problems).toMatchObject([
      {
        code: 'stale-translation',
        severity: 'warning',
        pointer: '/texts/title',
        message: /Its source is now "Join"\./,
      },
    ]);
  });

  it('that does not say what it was translated from is marked by a fix', () => {
    const unmarked = translation('join-page', { ...page, title: { text: 'Hono mai' } });
    const sources = [...library(), unmarked];
    const { problems: found } = checkDocuments(sources);
    expect(found.map(({ code }) => code)).toEqual(['unmarked-translation']);
    const textOf = (id: string) => sources.find(({ path }) => path === `${id}.json`)?.text;
    const { texts } = applyFixes(
      found.flatMap(({ fixes = [] }) => fixes),
      textOf,
    );
    const fixed = sources.map((each) => ({
      ...each,
      text: texts.get(each.path.replace('.json', '')) ?? each.text,
    }));
    expect(checkDocuments(fixed).problems).toEqual([]);
  });

  it('of a text that the document does not have is left out, and the closest one is named', () => {
    const checked = checkDocuments([
      ...library(),
      translation('join-page', { ...page, 'zones/content/header-baner/title': say('Hono', 'Join') }),
    ]);
    expect(checked.problems).toMatchObject([
      {
        code: 'unknown-text',
        severity: 'warning',
        help: 'Did you mean "zones/content/header-banner/title"?',
      },
    ]);
  });

  it('of a text that is gone can be taken out', () => {
    const gone = translation('join-page', {
      ...page,
      'zones/content/price-table/caption': say('Utu', 'Fee'),
    });
    const [problem] = checkDocuments([...library(), gone]).problems;
    expect(problem?.code).toBe('unknown-text');
    expect(problem?.fixes).toEqual([
      {
        title: 'Take it out',
        isGuess: true,
        edits: [
          { document: 'join-page-mi', op: 'remove', path: '/texts/zones~1content~1price-table~1caption' },
        ],
      },
    ]);
  });

  it.each(['path', 'seo/sitemapVisible'])('may not say %s, which is no text', (path) => {
    expect(problems(translation('join-page', { ...page, [path]: say('x', 'y') }))).toEqual([
      `error unknown-text join-page-mi/texts/${path.replaceAll('/', '~1')}`,
    ]);
  });

  it('is of a document with texts, in a language of the site, and the only one', () => {
    expect(problems(translation('join-pag', page))).toEqual(['error unknown-reference join-pag-mi/document']);
    expect(problems(translation('years-old', page))).toEqual([
      'error unknown-reference years-old-mi/document',
    ]);
    expect(problems(translation('join-page', page, { language: 'fr' }))).toEqual([
      'error undeclared-language join-page-mi/language',
    ]);
    expect(problems(translation('join-page', page), translation('join-page', page, { id: 'other' }))).toEqual(
      ['error repeated-translation other/document'],
    );
  });

  it('fits the schema of its document, too', () => {
    const long = { ...page, title: say('x'.repeat(400), 'Join') };
    expect(problems(translation('join-page', long))).toEqual([
      'error out-of-range join-page-mi/texts/title/text',
    ]);
  });
});

describe('a translated text with formulas', () => {
  const greeting = (text: string) =>
    source({
      kind: 'form',
      id: 'greeting',
      schemaVersion: 2,
      fields: [{ name: 'greeting', type: 'notice', tone: 'info', text }],
    });
  const codesOf = (text: string, translated: string) => {
    const said = translation('greeting', { 'fields/greeting/text': { text: translated } });
    return checkDocuments([...library(), greeting(text), said])
      .problems.map(({ code }) => code)
      .filter((code) => code !== 'unmarked-translation');
  };

  it('has those of its source, in any order', () => {
    expect(codesOf('{{ now }}: hello', 'Kia ora, {{ now }}')).toEqual([]);
    expect(
      codesOf(
        "{{ if now = '2030-01-01' then 'Good' else 'Bad' }} day",
        "Rā {{ if now = '2030-01-01' then 'pai' else 'kino' }}",
      ),
    ).toEqual([]);
  });

  it('is wanted where a rule chooses among texts, and not where it only names values and formats', () => {
    const missing = (text: string) =>
      checkDocuments([...library(), greeting(text), translation('greeting', {})]).problems.map(
        ({ code }) => code,
      );
    expect(missing("= if now = '2030-01-01' then 'Good' else 'Bad'")).toEqual(['missing-translation']);
    expect(missing("= formatDate(now, 'd MMM')")).toEqual([]);
    expect(missing('{{ now }}')).toEqual([]);
  });

  it('has no others', () => {
    expect(codesOf('Hello', 'Kia ora, {{ now }}')).toEqual(['invented-formula']);
    expect(
      codesOf(
        "{{ if now = '2030-01-01' then 'Good' else 'Bad' }}",
        "{{ if now = '2030-01-02' then 'pai' else 'kino' }}",
      ),
    ).toEqual(['invented-formula']);
  });
});

describe('a site that wants translations to be complete', () => {
  const complete = (...ids: readonly string[]) => library([{ language: 'mi', complete: ids }]);
  const found = (sources: readonly DocumentSource[]) =>
    checkDocuments(sources).problems.map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`);

  it('is refused while a text of such a page or journey is missing or out of date', () => {
    const place = 'error incomplete-translation /languages/0/complete/0';
    // The page, its journey and the forms and options of that.
    const withoutAny = found(complete('join-page'));
    expect(new Set(withoutAny)).toEqual(new Set([place]));
    expect(withoutAny.length).toBeGreaterThan(3);
    const others = found([...complete('join-page'), translation('join-page', page)]);
    expect(others.length).toBe(withoutAny.length - 1);
    const stale = { ...page, title: say('Hono mai', 'Become a member') };
    expect(found([...complete('join-page'), translation('join-page', stale)])).toHaveLength(
      withoutAny.length + 1,
    );
  });

  it('names documents that there are', () => {
    expect(found(complete('join-pag'))).toEqual(['error unknown-reference /languages/0/complete/0']);
  });
});

describe('a path that a translation gives to a page', () => {
  const paths = (own: object) => problems(translation('join-page', page, { paths: own }));

  it('is one that no other page has', () => {
    expect(paths({ path: '/uru' })).toEqual([]);
    expect(paths({ path: '/not-found' })).toEqual(['error duplicate-path join-page-mi/paths']);
    expect(paths({ path: 'uru' })).toEqual(['error unusable-path join-page-mi/paths/path']);
    expect(paths({ path: '/api/uru' })).toEqual(['error unusable-path join-page-mi/paths/path']);
    expect(paths({ path: '/uru/{slug}' })).toEqual(['error unusable-path join-page-mi/paths/path']);
  });

  it('is of a page or step of the document', () => {
    expect(paths({ 'steps/card/path': 'uru' })).toEqual([
      'warning unknown-text join-page-mi/paths/steps~1card~1path',
    ]);
  });
});

describe('a function whose texts are shown', () => {
  const fee = (value: string, more: object = { shown: true }) =>
    source({ kind: 'function', id: 'fee', input: { of: { type: 'number' } }, value, ...more });
  const english = "= if input.of > 0 then cat('A fee of $', input.of, '.') else 'No fee'";
  const maori = "= if input.of > 0 then cat('He utu: $', input.of, '.') else 'Kāore he utu'";
  const notice = (text: string, more: object = {}) =>
    source({
      kind: 'form',
      id: 'fees',
      schemaVersion: 2,
      fields: [{ name: 'fees', type: 'notice', tone: 'info', text, ...more }],
    });
  const translated = (text: string) => translation('fee', { value: { text, from: markOf('x') } });
  const codes = (...sources: readonly DocumentSource[]) =>
    problems(...sources).filter((each) => !/unused|stale|proof/.test(each));

  it('is translated as a rule with other texts', () => {
    expect(codes(fee(english), notice('{{ fee(of: 2) }}'), translated(maori))).toEqual([]);
    const invented = translated("= if input.of > 1 then 'He utu' else 'Kāore he utu'");
    expect(codes(fee(english), notice('{{ fee(of: 2) }}'), invented)).toEqual([
      'error invented-formula fee-mi/texts/value/text',
    ]);
  });

  it('is not to blame for a type of the function that cannot be read', () => {
    const unreadable = source({ kind: 'types', id: 'fees-of', types: { amount: 'number' }, other: 1 });
    const typed = fee(english, { shown: true, input: { of: 'fees-of.amount' } });
    expect(codes(unreadable, typed, notice('{{ fee(of: 2) }}'), translated(maori))).toEqual([
      'error unknown-property fees-of.json/other',
    ]);
  });

  it('is told apart from one whose texts are codes', () => {
    expect(codes(fee(english, {}), notice('{{ fee(of: 2) }}'), translated(maori))).toEqual([
      'error unknown-reference fee-mi/document',
    ]);
  });

  it('is not compared, whatever passes it on', () => {
    const passedOn = source({ kind: 'decision', id: 'said', otherwise: '= upper(fee(of: 2))' });
    for (const when of ["= fee(of: 2) = 'No fee'", "= decide('said') in ['NO FEE']"])
      expect(codes(fee(english), passedOn, notice('A fee', { when }))).toContain(
        'error translated-value fees/fields/0/when',
      );
    expect(codes(fee(english), notice('A fee', { when: '= fee(of: 2) is answered' }))).toEqual([]);
  });

  it('is part of a page or journey that has to be complete', () => {
    const sources = [...library([{ language: 'mi', complete: ['fees'] }]), notice('{{ fee(of: 2) }}')];
    const found = (...more: readonly DocumentSource[]) =>
      checkDocuments([...sources, fee(english), ...more]).problems.filter(
        ({ code }) => code === 'incomplete-translation',
      );
    expect(found()).toMatchObject([{ message: /"value" of "fee"/ }]);
  });
});

it('No page has the path of the pages in another language', () => {
  const page = (path: string) =>
    source({
      kind: 'page',
      id: 'loans',
      path,
      template: 'Standard',
      title: 'Loans',
      seo: { sitemapVisible: true },
      zones: { content: [] },
    });
  expect(problems(page('/mi/loans'))).toEqual(['error path-of-language loans/path']);
  expect(problems(page('/mine'))).toEqual([]);
});
