import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

interface HireStep {
  readonly id: string;
  /** The question of the step. */
  readonly asks?: 'room';
  /** Notice of a step without questions. */
  readonly says?: string;
  readonly final?: boolean;
  readonly when?: string | false;
  readonly next?: readonly { readonly when?: string; readonly step: string }[];
}

/** Problems of a journey in which rooms are hired. */
function problems(steps: readonly HireStep[]): readonly string[] {
  const sources = [
    ...others,
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain' },
      steps: steps.map(({ asks: _, says: __, ...step }) => ({
        ...step,
        path: step.id,
        title: step.id,
        form: `${step.id}-form`,
        submitLabel: 'Next',
      })),
    }),
    ...steps.map(({ id, asks, says = 'Please read on.' }) =>
      documentSource(`${id}-form`, 'form', {
        fields: [
          asks === undefined
            ? { name: `${id}Hint`, type: 'notice', tone: 'info', text: says }
            : {
                name: asks,
                type: 'radio-group',
                label: `Which ${asks}?`,
                required: true,
                messages: { required: 'Choose' },
                options: ['hall', 'studio', 'attic'].map((option) => ({ id: option, label: option })),
              },
        ],
      }),
    ),
  ];
  return checkDocuments(sources).problems.map(
    ({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`,
  );
}

const isHall = "= answers.room = 'hall'";
const done: HireStep = { id: 'done', final: true };

describe('a step that nothing follows', () => {
  it('is reported with answers, or without any where no step before asks for one', () => {
    const end = { ...done, when: isHall };
    expect(problems([{ id: 'room', asks: 'room' }, end])).toEqual([
      'error dead-end /steps/0: Nothing follows the step "room" for some answers, such as room = "studio".',
    ]);
    expect(problems([{ id: 'tip' }, { id: 'room', asks: 'room', when: isHall }, end])).toContain(
      'error dead-end /steps/0: Nothing follows the step "tip" for visitors who have answered nothing.',
    );
  });
});

describe('a step whose condition never holds', () => {
  const isBoth = "= answers.room = 'hall' and answers.room = 'attic'";
  const toTip = [{ when: isHall, step: 'tip' }];
  const asking = (next: HireStep['next']): HireStep => ({ id: 'room', asks: 'room', ...(next && { next }) });
  const steps = (next: HireStep['next']): readonly HireStep[] => [
    asking(next),
    { id: 'tip', when: isBoth },
    done,
  ];

  it('is said to be reached by rows only where one leads to it', () => {
    expect(problems(steps(toTip))).toEqual([
      'warning never-true /steps/1/when: Only rows of "next" lead to the step "tip": where it comes in order, no answers make its condition true.',
    ]);
  });

  it.each<[string, HireStep['next']]>([
    ['no row names it', undefined],
    ['the row that names it never holds', [{ when: isBoth, step: 'tip' }]],
  ])('is said to be never shown where %s', (_, next) => {
    expect(problems(steps(next))).toContain(
      'warning never-true /steps/1/when: The step "tip" is never shown: no answers make its condition true here.',
    );
  });

  it('is not reported where it is simply false and a row leads there: the step is a branch', () => {
    const branch: HireStep = { id: 'tip', when: false, next: [{ step: 'done' }] };
    expect(problems([asking(toTip), branch, done])).toEqual([]);
    expect(problems([asking(undefined), branch, done])).toEqual([
      'warning never-true /steps/1/when: The step "tip" is never shown: no answers make its condition true here.',
    ]);
  });

  it('is not reported where it comes in order for some answers', () => {
    const room = asking(toTip);
    const inOrder = { id: 'tip', when: "= answers.room = 'attic'" };
    expect(problems([room, inOrder, done])).toEqual([]);
  });

  it('is not reported once it has no condition after the final step', () => {
    const room = asking(toTip);
    const last = { id: 'tip', next: [{ step: 'done' }] };
    expect(problems([room, done, last])).toEqual([]);
  });
});

describe('steps that no step leads to', () => {
  const away: HireStep = { id: 'room', asks: 'room', next: [{ step: 'done' }] };
  const noStep = (at: number, id: string) => `error unreachable-step /steps/${at}: No step leads to "${id}".`;

  it('are said once for all to which only one of them leads, in order or by a row', () => {
    const chain = [{ id: 'tip' }, { id: 'map', next: [{ step: 'end' }] }];
    expect(problems([away, ...chain, done, { id: 'end', final: true }])).toEqual([noStep(1, 'tip')]);
    expect(
      problems([away, { id: 'map', next: [{ step: 'done' }] }, done, { id: 'tip', next: [{ step: 'map' }] }]),
    ).toEqual([noStep(3, 'tip')]);
  });

  it('are said each where none leads to another', () => {
    const map = { id: 'map', next: [{ step: 'done' }] };
    expect(problems([away, done, { id: 'tip', next: [{ step: 'done' }] }, map])).toEqual([
      noStep(2, 'tip'),
      noStep(3, 'map'),
    ]);
  });

  it('are said once where they lead round to one another, before those after them', () => {
    const toHall = { when: isHall, step: 'way' };
    const round = [
      { id: 'way', next: [{ step: 'done' }] },
      { id: 'tip', next: [toHall, { step: 'map' }] },
      { id: 'map', next: [toHall, { step: 'tip' }] },
    ];
    expect(problems([away, done, ...round]).filter((each) => each.includes('unreachable-step'))).toEqual([
      noStep(3, 'tip'),
    ]);
  });

  it('leave the rest of the journey to be proved, and are not proved themselves', () => {
    const first: HireStep = { id: 'first', next: [{ step: 'room' }] };
    const room: HireStep = { id: 'room', asks: 'room' };
    const says = 'You want the {{ answers.room }}.';
    const tip = { id: 'tip', says, next: [{ when: isHall, step: 'room' }] };
    expect(problems([first, tip, room, { ...done, when: isHall }])).toEqual([
      noStep(1, 'tip'),
      'error dead-end /steps/2: Nothing follows the step "room" for some answers, such as room = "studio".',
    ]);
    expect(problems([first, tip, room, done])).toEqual([noStep(1, 'tip')]);
    expect(problems([tip, room, done])).toEqual([
      expect.stringContaining('warning never-decided'),
      expect.stringContaining('warning early-answer'),
    ]);
  });
});
