import { describe, expect, it } from 'vitest';
import type { Document, Facts, Journey, Step } from '#schemas';
import { linkDocuments } from './link-documents.ts';
import { linkJourney } from './link-journey.ts';

const isMember = { answered: { var: 'answers.member' } };
const isPaid = { answered: { var: 'answers.paid' } };

function journeyOf(
  everyStep: Journey['everyStep'],
  steps: readonly Step[],
  rest: Partial<Journey> = {},
): Journey {
  return {
    kind: 'journey',
    id: 'loan',
    schemaVersion: 2,
    ...(everyStep && { everyStep }),
    steps: [...steps],
    ...rest,
  };
}

function stepsOf(everyStep: Journey['everyStep'], ...steps: readonly Step[]): readonly Step[] {
  return linkJourney(journeyOf(everyStep, steps), () => undefined).journey.steps;
}

describe('what holds for every step', () => {
  const every = {
    submitLabel: 'Continue',
    back: { label: 'Back' },
    summary: true,
    errorSummaryTitle: 'Mistakes',
  };

  it('holds for a step that does not say its own', () => {
    expect(stepsOf(every, { id: 'who', form: 'who-form' })).toEqual([
      { id: 'who', form: 'who-form', ...every },
    ]);
  });

  it('is replaced by what a step says, and left out where it says false', () => {
    const own = { submitLabel: 'Borrow', back: false, summary: false } as const;
    expect(stepsOf(every, { id: 'who', form: 'who-form', ...own })).toEqual([
      { id: 'who', form: 'who-form', submitLabel: 'Borrow', summary: false, errorSummaryTitle: 'Mistakes' },
    ]);
    expect(stepsOf(every, { id: 'who', form: 'who-form', submitLabel: false })[0]).not.toHaveProperty(
      'submitLabel',
    );
  });

  it('does not hold for a final step', () => {
    const end: Step = { id: 'end', form: 'end-form', final: true };
    expect(stepsOf({ ...every, needs: { that: isMember, otherwise: 'who' } }, end)).toEqual([end]);
  });
});

describe('needs of every step', () => {
  const needs = [
    { that: isMember, otherwise: 'who' },
    { that: isPaid, otherwise: 'pay' },
  ];
  const own = { that: true, otherwise: 'book' };
  const needsOfSteps = (...steps: readonly Step[]) => stepsOf({ needs }, ...steps).map((step) => step.needs);

  it('come before the own needs of a step', () => {
    expect(needsOfSteps({ id: 'collect', form: 'form', needs: own })).toEqual([[...needs, own]]);
  });

  it('are, for a step that one of them leads to, only those before that one', () => {
    const steps = ['who', 'pay', 'book'].map((id) => ({ id, form: 'form' }));
    expect(needsOfSteps(...steps)).toEqual([undefined, needs.slice(0, 1), needs]);
  });

  it('are left out where a step says that it needs nothing', () => {
    expect(needsOfSteps({ id: 'book', form: 'form', needs: false })).toEqual([undefined]);
  });
});

describe('a step with a path', () => {
  const pageOf = (everyStep: Journey['everyStep'], step: Partial<Step>, path = '/loans') => {
    const journey = journeyOf(everyStep, [{ id: 'who', form: 'who-form', title: 'Who are you?', ...step }], {
      path,
    });
    return linkJourney(journey, () => undefined).pages[0]?.page;
  };

  it('is a page with nothing but its form when no content is said', () => {
    expect(pageOf(undefined, { path: 'who', template: 'plain' })).toEqual({
      kind: 'page',
      id: 'loan-who',
      schemaVersion: 1,
      path: '/loans/who',
      template: 'plain',
      title: 'Who are you?',
      seo: { sitemapVisible: false },
      zones: { content: [{ type: 'form', journey: 'loan', step: 'who' }] },
    });
  });

  it.each([
    ['who/first', '/loans', '/loans/who/first'],
    ['', '/loans', '/loans'],
    ['/start', '/loans', '/start'],
    ['who', '/', '/who'],
  ])('has the path %j under %j: %j', (path, root, expected) => {
    expect(pageOf(undefined, { path }, root)?.path).toBe(expected);
  });

  it('has the content of every step, with its own texts inserted', () => {
    const content: NonNullable<Step['content']> = [
      { type: 'quote', quote: '{{ step.title }}', person: '{{ step.intro }}' },
      { type: 'form', heading: 'Step {{ step.id }}: {{ step.intro }}' },
    ];
    expect(
      pageOf({ template: 'plain', content }, { path: 'who', intro: 'It takes a minute.' })?.zones.content,
    ).toEqual([
      { type: 'quote', quote: 'Who are you?', person: 'It takes a minute.' },
      { type: 'form', heading: 'Step who: It takes a minute.', journey: 'loan', step: 'who' },
    ]);
    expect(pageOf({ template: 'plain', content }, { path: 'who' })?.zones.content).toEqual([
      { type: 'quote', quote: 'Who are you?' },
      { type: 'form', heading: 'Step who: ', journey: 'loan', step: 'who' },
    ]);
  });

  it('has below the content of every step, or its own, what follows it there', () => {
    const content: NonNullable<Step['content']> = [
      { type: 'form' },
      { type: 'quote', quote: 'Read.', person: 'Ann' },
    ];
    const below: NonNullable<Step['below']> = [
      { type: 'quote', quote: '{{ step.title }}', person: '{{ step.intro }}' },
    ];
    const form = { type: 'form', journey: 'loan', step: 'who' };
    expect(pageOf({ content }, { path: 'who', below })?.zones.content).toEqual([
      form,
      { type: 'quote', quote: 'Read.', person: 'Ann' },
      { type: 'quote', quote: 'Who are you?' },
    ]);
    expect(pageOf({ content }, { path: 'who', content: [{ type: 'form' }], below })?.zones.content).toEqual([
      form,
      { type: 'quote', quote: 'Who are you?' },
    ]);
  });

  it('says of search engines what every step says where it says nothing itself', () => {
    const every = { seo: { metaDescription: 'Borrow books.', sitemapVisible: false } };
    expect(pageOf(every, { path: 'who', seo: { sitemapVisible: true } })?.seo).toEqual({
      metaDescription: 'Borrow books.',
      sitemapVisible: true,
    });
  });
});

describe('facts of a shared document', () => {
  const shared: Facts = {
    kind: 'facts',
    id: 'member-facts',
    schemaVersion: 2,
    facts: { isMember: { description: 'Has a card.', value: isMember }, isPaid },
  };
  const journey = journeyOf(undefined, [], { uses: ['member-facts'], facts: { isOpen: true } });

  it('are facts of the journeys that use it, as rules', () => {
    const [linked] = linkDocuments([journey, shared]);
    expect(linked).toMatchObject({ facts: { isOpen: true, isMember, isPaid } });
  });

  it('give way to the journey that has one of that name, which is reported', () => {
    const { journey: linked, findings } = linkJourney({ ...journey, facts: { isPaid: true } }, () => shared);
    expect(linked.facts).toEqual({ isPaid: true, isMember });
    expect(findings).toMatchObject([{ code: 'duplicate-fact', pointer: '/uses/0' }]);
  });

  it('bring their sequences, which give way to those of the journey', () => {
    const tell = [{ goToPage: 'welcome' }];
    const own = [{ goToPage: 'home' }];
    const withSequences = { ...shared, sequences: { tell, greet: tell } };
    const linked = linkJourney({ ...journey, sequences: { greet: own } }, () => withSequences);
    expect(linked.journey.sequences).toEqual({ greet: own, tell });
    expect(linked.findings).toMatchObject([{ code: 'duplicate-sequence', pointer: '/uses/0' }]);
    expect(linked.origins.get('/sequences/tell')).toEqual({
      document: 'member-facts',
      pointer: '/sequences/tell',
    });
  });

  it('are linked anew only when the journey or one of the documents is another', () => {
    const once = linkDocuments([journey, shared]);
    expect(linkDocuments([journey, shared])[0]).toBe(once[0]);
    const other: Document = { ...shared, facts: { isMember } };
    expect(linkDocuments([journey, other])[0]).toMatchObject({ facts: { isOpen: true, isMember } });
  });
});
