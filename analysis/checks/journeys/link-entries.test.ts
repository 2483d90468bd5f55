import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { compileRelease } from '../../../engine/release/compile-release.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkChange } from '../change/check-change.ts';
import { checkDocuments } from '../check-documents.ts';

type Json = { [name: string]: unknown };

/** The library's release with a changed journey and additional documents. */
function releaseWith(change: (journey: Json) => Json, ...others: readonly Json[]): readonly DocumentSource[] {
  const journey = readRelease().find(({ path }) => path === 'join.json');
  const changed = change(JSON.parse(journey?.text ?? ''));
  return [
    ...readRelease().filter(({ path }) => path !== 'join.json'),
    ...[changed, ...others].map((document) => ({
      path: `${String(document.id)}.json`,
      text: JSON.stringify(document, undefined, 1),
    })),
  ];
}

const facts = (values: Json, id = 'member-facts'): Json => ({
  kind: 'facts',
  id,
  schemaVersion: 2,
  facts: values,
});
const problemsOf = (sources: readonly DocumentSource[]) => checkDocuments(sources).problems;

describe('a fact of a shared document', () => {
  const using = (journey: Json): Json => ({ ...journey, uses: ['member-facts'] });

  it('is read by the journey and may read what the journey has', () => {
    const shared = facts({ isNamed: '= answers.name is answered and not facts.isChild' });
    const reading = (journey: Json): Json => ({
      ...using(journey),
      steps: (journey.steps as Json[]).map((step, index) =>
        index === 1 ? { ...step, needs: { that: '= facts.isNamed', otherwise: 'reader' } } : step,
      ),
    });
    expect(problemsOf(releaseWith(reading, shared))).toEqual([]);
  });

  it('has its mistakes reported in its own document, at the very place', () => {
    const shared = facts({ isNamed: { description: 'Has a name.', value: '= answers.nmae is answered' } });
    expect(problemsOf(releaseWith(using, shared))).toMatchObject([
      {
        code: 'unknown-reference',
        document: 'member-facts',
        pointer: '/facts/isNamed/value',
        line: 8,
        column: 16,
      },
    ]);
  });

  it('is reported once, however many journeys use it', () => {
    const shared = facts({ isNamed: '= answers.nmae is answered' });
    const second = { ...using({ kind: 'journey', id: 'again', schemaVersion: 2 }), path: '/again' };
    const steps = [
      { id: 'one', form: 'reader-form', path: '', title: 'One', template: 'Standard', submitLabel: 'Go' },
    ];
    const problems = problemsOf(releaseWith(using, shared, { ...second, steps }));
    expect(problems.map(({ document, code }) => `${document} ${code}`)).toEqual([
      'member-facts unknown-reference',
    ]);
  });

  it('bears the name of no other fact of the journey', () => {
    expect(problemsOf(releaseWith(using, facts({ isChild: true })))).toMatchObject([
      {
        code: 'duplicate-fact',
        document: 'join',
        pointer: '/uses/0',
        message: expect.stringContaining('"isChild"'),
      },
    ]);
  });

  it('is not missed while its document cannot be read', () => {
    const broken = { path: 'member-facts.json', text: '{"kind": "facts", "id": "member-facts", "facts": ' };
    const reading = (journey: Json): Json => ({
      ...using(journey),
      capture: [],
      onView: [],
      facts: { a: '= facts.b' },
    });
    const codes = problemsOf([...releaseWith(reading), broken]).map(
      ({ document, code }) => `${document} ${code}`,
    );
    expect(codes).not.toContain('join unknown-reference');
  });

  it('is checked again in the journeys that use it when it changes', () => {
    const before = releaseWith(using, facts({ fees: '= 1' }));
    const reading = (journey: Json): Json => ({
      ...using(journey),
      facts: { ...(journey.facts as Json), sum: '= facts.fees + 1' },
    });
    const change = (values: Json) => {
      const after = releaseWith(reading, facts(values));
      const old = releaseWith(reading, facts({ fees: '= 1' }));
      const isShared = ({ path }: DocumentSource) => path === 'member-facts.json';
      return checkChange({
        unchanged: after.filter((source) => !isShared(source)),
        changed: after.filter(isShared),
        replaced: old.filter(isShared),
      });
    };
    expect(problemsOf(before)).toEqual([]);
    expect(change({ fees: '= 2' })).toEqual([]);
    expect(change({ fees: "= 'two'" })).toBeUndefined();
    expect(change({ charges: '= 2' })).toBeUndefined();
  });
});

describe('the page of a step', () => {
  const page = { path: 'card', title: 'Your card', template: 'Standard' };
  const paged =
    (step: Json, journey: Json = {}) =>
    (document: Json): Json => ({
      ...document,
      path: '/member',
      ...journey,
      steps: (document.steps as Json[]).map((each, index) => (index === 1 ? { ...each, ...step } : each)),
    });
  const withoutOldPage = (sources: readonly DocumentSource[]) =>
    sources.filter(({ path }) => path !== 'join-card-page.json');

  it('is a page of the release', () => {
    const sources = withoutOldPage(releaseWith(paged(page)));
    const { documents, problems } = checkDocuments(sources);
    expect(problems).toEqual([]);
    const release = compileRelease(
      documents.map(({ document }) => document),
      (text) => text,
    );
    expect(release.pages.get('/member/card')).toMatchObject({
      page: { id: 'join-card', title: 'Your card' },
      personal: true,
      documents: expect.arrayContaining(['join', 'join-card', 'card-form', 'site']),
    });
  });

  it('is another page once what it is made of is another', () => {
    const digest = (every: Json) => {
      const { documents } = checkDocuments(withoutOldPage(releaseWith(paged(page, { everyStep: every }))));
      return compileRelease(
        documents.map(({ document }) => document),
        (text) => text,
      ).pages.get('/member/card')?.digest;
    };
    const content = (quote: string) => ({ content: [{ type: 'quote', quote }, { type: 'form' }] });
    expect(digest(content('One'))).not.toBe(digest(content('Two')));
  });

  it('is where links, "go" and the sitemap find it', () => {
    const linked = paged({ ...page, onEnter: [{ goToPage: 'join-card', when: false }] });
    expect(problemsOf(withoutOldPage(releaseWith(linked)))).toEqual([]);
  });

  it('has a path of its own and shows the step alone', () => {
    const problems = problemsOf(releaseWith(paged({ ...page, path: '/join' })));
    expect(problems).toMatchObject([
      { code: 'step-on-two-pages', document: 'join', line: expect.any(Number) },
      { code: 'duplicate-path', document: 'join', pointer: '/steps/1/path' },
    ]);
  });

  it('lacks nothing that a page has', () => {
    const problems = problemsOf(withoutOldPage(releaseWith(paged({ path: 'card' }))));
    expect(problems).toMatchObject([
      {
        code: 'missing-property',
        document: 'join',
        pointer: '/steps/1',
        message: expect.stringContaining('"template"'),
      },
      {
        code: 'missing-property',
        document: 'join',
        pointer: '/steps/1',
        message: expect.stringContaining('"title"'),
      },
    ]);
  });

  it('has its mistakes reported where the content of every step is written', () => {
    const everyStep = {
      content: [
        { type: 'form' },
        { type: 'rich-text', blocks: [{ type: 'paragraph', text: '<a href="/">x</a>' }] },
        { type: 'quote', quote: '{{ step.intro }}' },
      ],
    };
    const problems = problemsOf(withoutOldPage(releaseWith(paged(page, { everyStep }))));
    expect(problems).toMatchObject([
      {
        code: 'missing-property',
        document: 'join',
        pointer: '/everyStep/content/2',
        message: expect.stringContaining('"quote"'),
      },
    ]);
  });

  it('has mistakes in what follows its content reported where that is written', () => {
    const below = [
      { type: 'quote', quote: 'Read.' },
      { type: 'quote', quote: '{{ step.intro }}' },
      { type: 'quote', quote: '= answers.name' },
    ];
    const problems = problemsOf(withoutOldPage(releaseWith(paged({ ...page, below }))));
    expect(problems).toMatchObject([
      {
        code: 'missing-property',
        document: 'join',
        pointer: '/steps/1/below/1',
        message: expect.stringContaining('"quote"'),
      },
      { code: 'formula-in-content', document: 'join', pointer: '/steps/1/below/2/quote' },
    ]);
  });

  it('shows its form', () => {
    const problems = problemsOf(withoutOldPage(releaseWith(paged({ ...page, content: [] }))));
    expect(problems).toMatchObject([
      {
        code: 'step-without-page',
        document: 'join',
        pointer: '/steps/1/id',
        help: 'Add {"type": "form"} to its content.',
      },
    ]);
  });
});
