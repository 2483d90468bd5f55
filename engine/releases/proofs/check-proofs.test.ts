import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

interface HireStep {
  readonly id: string;
  /** The question of the step. */
  readonly asks?: 'room';
  readonly final?: boolean;
  readonly when?: string;
  readonly next?: readonly { readonly when?: string; readonly step: string }[];
}

/** Problems of a journey in which rooms are hired. */
function problems(steps: readonly HireStep[]): readonly string[] {
  const sources = [
    ...others,
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain' },
      steps: steps.map(({ asks: _, ...step }) => ({
        ...step,
        path: step.id,
        title: step.id,
        form: `${step.id}-form`,
        submitLabel: 'Next',
      })),
    }),
    ...steps.map(({ id, asks }) =>
      documentSource(`${id}-form`, 'form', {
        fields: [
          asks === undefined
            ? { name: `${id}Hint`, type: 'notice', tone: 'info', text: 'Please read on.' }
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
