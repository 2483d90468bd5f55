import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import {
  count,
  findings,
  isItem,
  item,
  note,
  type ProvedStep,
  prove,
  thanks,
  what,
} from './prover.fixture.ts';

describe('a dead end', () => {
  const ask = (when: Rule): ProvedStep => ({ ...thanks, when });

  it('is found behind many questions that nothing reads', () => {
    const names = Array.from({ length: 12 }, (_, at) => `note${at}`);
    const notes = names.map((name): Field => ({ ...note(name), required: true }) as Field);
    const about: ProvedStep = { id: 'about', fields: [...notes, item] };
    expect(findings([about, ask(isItem('chair'))])).toEqual([
      {
        finding: 'dead-end',
        step: 'about',
        witness: {
          steps: ['about'],
          answers: { item: 'clock', ...Object.fromEntries(names.map((name) => [name, 'Ann'])) },
        },
      },
    ]);
  });

  it('is found with answers that show it', () => {
    const steps = [
      what,
      { id: 'many', fields: [count] },
      ask({ and: [isItem('chair'), { '>': [{ var: 'answers.count' }, 3] }] }),
    ];
    const found = prove(steps).findings;
    expect(found).toHaveLength(1);
    expect(found).toMatchObject([
      { finding: 'dead-end', step: 'many', witness: { steps: ['what', 'many'] } },
    ]);
  });

  it('is not found when some row holds for all other answers', () => {
    const row = { when: { not: isItem('chair') }, step: 'thanks' };
    expect(findings([{ ...what, next: [row] }, ask(isItem('chair'))])).toEqual([]);
  });

  it('is not found where the step says how it ended', () => {
    const isOver = { notify: 'Thank you', tone: 'success' as const };
    const many: ProvedStep = { id: 'many', fields: [count], when: isItem('clock') };
    const steps = (onSubmit: ProvedStep['onSubmit']) => [
      { ...what, ...(onSubmit && { onSubmit }) },
      { ...many, onSubmit: [isOver] },
    ];
    expect(findings(steps([isOver]))).toEqual([]);
    expect(findings(steps(undefined))).toMatchObject([{ finding: 'dead-end', step: 'what' }]);
  });

  it('behind a question that only some results let pass is not decided, whatever else leads there', () => {
    const isPossible = { var: 'results.repair.isPossible' };
    const results = { repair: { kind: 'object', properties: { isPossible: { kind: 'boolean' } } } } as const;
    const offered: ProvedStep = {
      id: 'offered',
      fields: [
        {
          ...item,
          options: item.options.map((each) => (each.id === 'chair' ? each : { ...each, when: isPossible })),
          checks: [{ that: { not: isItem('chair') }, message: 'Not this one' }],
        },
      ],
    };
    // The row does not hold for any result; but without a result the step is not completed.
    const before: ProvedStep = { id: 'before', fields: [count] };
    const isBelow: Rule = { '<': [{ var: 'answers.count' }, 0] };
    const next = [{ when: { and: [isPossible, isBelow] }, step: 'before' }];
    const { undecided } = prove(
      [
        before,
        { ...offered, next },
        { id: 'many', fields: [note('why')] },
        ask({ answered: { var: 'answers.why' } }),
      ],
      { results },
    );
    expect(undecided.map(({ step }) => step)).toEqual(['many']);
  });

  it('is found behind more paths than are told apart, of which only one leads there', () => {
    const ids = Array.from({ length: 70 }, (_, index) => `c${index}`);
    const options = ids.map((id) => ({ id, label: id }));
    const isLast: Rule = { '==': [{ var: 'answers.item' }, 'c69'] };
    const says = (id: string): Rule => ({ '==': [{ var: 'answers.kind' }, id] });
    const kind = {
      ...item,
      name: 'kind',
      checks: [{ that: { if: [isLast, says('clock'), says('chair')] }, message: 'Not this one' }],
    };
    const steps = [
      { id: 'what', fields: [{ ...item, options }] },
      { id: 'kind', fields: [kind] },
      { id: 'many', fields: [note('why')] },
      ask({ in: [{ var: 'answers.item' }, ids.slice(0, -1)] }),
    ];
    expect(findings(steps)).toMatchObject([
      { finding: 'dead-end', step: 'many', witness: { answers: { item: 'c69', kind: 'clock' } } },
    ]);
  });

  it('is found with answers alone, though results lead there too', () => {
    const results = { repair: { kind: 'object', properties: { isPossible: { kind: 'boolean' } } } } as const;
    const first = {
      ...what,
      next: [
        { when: { and: [isItem('chair'), { var: 'results.repair.isPossible' }] }, step: 'many' },
        { when: isItem('chair'), step: 'thanks' },
      ],
    };
    const steps = [first, { id: 'many', fields: [note('why')] }, ask({ answered: { var: 'answers.why' } })];
    expect(findings(steps, { results })).toMatchObject([
      { finding: 'dead-end', step: 'many', witness: { answers: { item: 'clock' } } },
    ]);
  });

  it('is found with answers that show it, though a sum of answers decides the path there', () => {
    const spare = { ...count, name: 'spare' } satisfies Field;
    const isMuch = { '>': [{ '+': [{ var: 'answers.count' }, { var: 'answers.spare' }] }, 9] };
    const steps = (isFollowed: Rule): readonly ProvedStep[] => [
      { id: 'many', fields: [count, spare] },
      { id: 'much', fields: [item], when: isMuch },
      { ...thanks, when: isFollowed },
    ];
    const isAnswered = (name: string): Rule => ({ answered: { var: `answers.${name}` } });
    expect(prove(steps({ or: [{ not: isAnswered('item') }, isItem('clock')] }))).toMatchObject({
      findings: [
        {
          finding: 'dead-end',
          step: 'much',
          witness: { steps: ['many', 'much'], answers: { count: 5, spare: 5, item: 'chair' } },
        },
      ],
      undecided: [],
    });
    expect(prove(steps(isAnswered('count')))).toMatchObject({ findings: [], undecided: [] });
  });

  it('is not found in a journey that never says how it ends', () => {
    expect(findings([what, { id: 'many', fields: [count], when: isItem('clock') }])).toEqual([]);
  });

  it('is not decided when only the result of a call could show it', () => {
    const when = { var: 'results.repair.isPossible' };
    const results = { repair: { kind: 'object', properties: { isPossible: { kind: 'boolean' } } } } as const;
    const steps = [what, { ...thanks, when: { or: [when, { not: when }, { not: { answered: when } }] } }];
    expect(findings(steps, { results })).toEqual([]);
    const { findings: found, undecided } = prove([what, ask({ not: when })], { results });
    // A visitor without the result has either not called yet or been told of the failure.
    expect(found).toEqual([]);
    expect(undecided).toEqual([
      {
        step: 'what',
        message: 'The step "what" may be followed by nothing for some results of calls or settings.',
        witness: { steps: ['what'], answers: { item: 'chair' }, results: { repair: {} } },
      },
    ]);
  });
});
