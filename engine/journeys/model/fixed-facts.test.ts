import { describe, expect, it } from 'vitest';
import { factReads, openFacts } from './fixed-facts.ts';

const facts = {
  plain: { '+': [1, 1] },
  direct: { var: 'answers.size' },
  inPart: { var: 'answers.address.town' },
  byFact: { cat: ['Size ', { var: 'facts.direct' }] },
  byDecision: { decide: ['price'] },
  other: { var: 'answers.colour' },
  everything: { var: 'answers' },
  everyFact: { var: 'facts' },
  card: { var: 'results.card.number' },
  key: { cat: [{ var: 'results.card.key' }] },
  wholeCard: { var: 'results.card' },
  ring: { or: [{ var: 'facts.ring' }, { var: 'facts.other' }] },
};
const reads = factReads(facts, (id) => (id === 'price' ? { rows: [{ when: { var: 'facts.byFact' } }] } : {}));

function openFor(...answers: readonly string[]): readonly string[] {
  return [...openFacts(reads, { answers: new Set(answers), results: new Map() })];
}

describe('the facts that are open', () => {
  it('read open answers themselves, through others or through decisions', () => {
    expect(openFor('size')).toEqual(['direct', 'byFact', 'byDecision', 'everything', 'everyFact']);
    expect(openFor('address', 'colour')).toEqual(['inPart', 'other', 'everything', 'everyFact', 'ring']);
  });

  it('are those alone that read everything where nothing is named', () => {
    expect(openFor()).toEqual(['everything', 'everyFact']);
  });

  it('read what never leaves the server', () => {
    const results = new Map([['card', new Set(['key'])]]);
    expect([...openFacts(reads, { answers: new Set(), results })]).toEqual([
      'everything',
      'everyFact',
      'key',
      'wholeCard',
    ]);
  });
});

describe('the reads of facts', () => {
  const priced = { price: { decide: ['price'] } };

  it('are the same object while the decisions are, and read the other one after a change', () => {
    const first = { rows: [{ when: { var: 'answers.size' } }] };
    const second = { rows: [{ when: { var: 'answers.colour' } }] };
    const before = factReads(priced, () => first);
    expect(factReads(priced, () => first)).toBe(before);
    expect(factReads(priced, () => second).get('price')).toContain('answers.colour');
  });

  it('look up their decisions each time', () => {
    factReads(priced, () => priced);
    const asked: string[] = [];
    factReads(priced, (id) => {
      asked.push(id);
      return priced;
    });
    expect(asked).toEqual(['price']);
  });
});
