import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { count, isItem, item, type ProvedStep, prove, thanks } from '../prover.fixture.ts';

const what: ProvedStep = { id: 'what', fields: [item] };
const anything: Rule = { in: [{ var: 'answers.item' }, ['chair', 'clock', 'other']] };

/** The steps of each loop that no answer leaves. */
function loops(steps: readonly ProvedStep[]): readonly unknown[] {
  return prove(steps).findings.flatMap((each) => (each.finding === 'round-trip' ? [each.steps] : []));
}

/** A step with the number of items, from which a row leads back. */
function many(when: Rule | undefined, others: Partial<ProvedStep> = {}): ProvedStep {
  return { id: 'many', fields: [count], next: [{ step: 'what', ...(when && { when }) }], ...others };
}

describe('a loop', () => {
  it('is found where its condition is true in effect', () => {
    expect(loops([what, many({ '==': [1, 1] }), thanks])).toEqual([['what', 'many']]);
    expect(loops([what, many(anything), thanks])).toEqual([['what', 'many']]);
    expect(loops([what, many({ in: [{ var: 'answers.item' }, ['chair', 'clock']] }), thanks])).toEqual([]);
  });

  it('is found where a step leads to itself', () => {
    const more: ProvedStep = { id: 'many', fields: [count], next: [{ step: 'many', when: anything }] };
    expect(loops([what, more, thanks])).toEqual([['many']]);
  });

  it('is found for the answers that lead into it, and shown by them', () => {
    const after: ProvedStep = { ...what, next: [{ when: { not: isItem('chair') }, step: 'thanks' }] };
    const again = (when: Rule): ProvedStep => ({
      id: 'more',
      fields: [{ ...item, name: 'kind' }],
      next: [{ step: 'many', when }],
    });
    const steps = (when: Rule) => [after, { id: 'many', fields: [count] }, again(when), thanks];
    expect(loops(steps(isItem('chair')))).toEqual([['many', 'more']]);
    expect(loops(steps(isItem('clock')))).toEqual([]);
    const [found] = prove(steps(isItem('chair'))).findings.filter(({ finding }) => finding === 'round-trip');
    expect(found).toMatchObject({
      witness: { steps: ['what', 'many', 'more'], answers: { item: 'chair' } },
    });
  });

  it('is found for an answer before it that the loop is the first to read', () => {
    const steps: readonly ProvedStep[] = [
      what,
      { id: 'many', fields: [count] },
      { id: 'more', fields: [], next: [{ step: 'many', when: isItem('chair') }] },
      thanks,
    ];
    expect(loops(steps)).toEqual([['many', 'more']]);
    const [found] = prove(steps).findings.filter(({ finding }) => finding === 'round-trip');
    expect(found).toMatchObject({ witness: { answers: { item: 'chair' } } });
    const asked = { id: 'more', fields: [item], next: [{ step: 'many', when: isItem('chair') }] };
    expect(loops([what, { id: 'many', fields: [count] }, asked, thanks])).toEqual([]);
  });

  it('is found for an answer before it that leaves no answer in it but those that lead back', () => {
    const more = (required: Rule): ProvedStep => ({
      id: 'more',
      fields: [{ ...item, name: 'kind', required }],
      next: [{ step: 'more', when: { answered: { var: 'answers.kind' } } }],
    });
    expect(loops([what, more(isItem('chair')), thanks])).toEqual([['more']]);
    const [found] = prove([what, more(isItem('chair')), thanks]).findings;
    expect(found).toMatchObject({ witness: { steps: ['what', 'more'], answers: { item: 'chair' } } });
    expect(loops([what, more({ '==': [1, 2] }), thanks])).toEqual([]);
  });

  it('is not found when an answer in it leads out', () => {
    const few: Rule = { '<': [{ var: 'answers.count' }, 3] };
    expect(loops([what, many(few), thanks])).toEqual([]);
    expect(loops([what, many({ '<': [{ var: 'answers.count' }, 6] }), thanks])).toEqual([['what', 'many']]);
  });

  it('is not found when an action leaves it', () => {
    expect(loops([what, many(anything, { onSubmit: [{ goToPage: 'shop' }] }), thanks])).toEqual([]);
  });

  it('is not found when an action may change what it depends on', () => {
    const after: ProvedStep = { ...what, next: [{ when: { not: isItem('chair') }, step: 'thanks' }] };
    const stay: ProvedStep = { id: 'many', fields: [count], next: [{ step: 'many', when: isItem('chair') }] };
    expect(loops([after, stay, thanks])).toEqual([['many']]);
    const changed = { ...stay, onSubmit: [{ set: 'item', to: 'clock' }] };
    expect(loops([after, changed, thanks])).toEqual([]);
  });
});
