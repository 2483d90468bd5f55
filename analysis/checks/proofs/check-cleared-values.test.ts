import { describe, expect, it } from 'vitest';
import type { Action } from '#schemas';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);
const read: Action = { set: 'copy', to: { var: 'answers.bread' } };
const clear: Action = { clear: ['answers.bread'] };

interface Order {
  readonly onSubmit?: readonly Action[];
  /** The actions of a button beside the question of the bread. */
  readonly onPress?: readonly Action[];
  readonly sequence?: readonly Action[];
  readonly standsIn?: string;
}

/** Problems of an order of bread whose first step asks for it. */
function problems({ onSubmit = [], onPress, sequence, standsIn }: Order): readonly string[] {
  const text = (name: string, more: object = {}) => ({
    name,
    type: 'text-input',
    label: name,
    value: { type: 'string' },
    unread: true,
    ...more,
  });
  const button = { name: 'renew', type: 'button', label: 'Renew', tone: 'link', onPress };
  const steps = ['bread', 'copy'].map((id) => ({
    id,
    path: id,
    title: id,
    form: `${id}-form`,
    submitLabel: 'Next',
    ...(id === 'copy' && { onSubmit: [...onSubmit, { goToPage: 'page-0' }] }),
  }));
  return checkDocuments([
    ...others,
    documentSource('bread-form', 'form', {
      fields: [
        text('bread', standsIn === undefined ? {} : { default: standsIn }),
        ...(onPress ? [button] : []),
      ],
    }),
    documentSource('copy-form', 'form', { fields: [text('copy')] }),
    documentSource('order', 'journey', {
      path: '/order',
      everyStep: { template: 'plain' },
      steps,
      ...(sequence && { sequences: { renew: sequence } }),
    }),
  ]).problems.map(({ code, document, pointer, message }) => `${code} ${document} ${pointer} ${message}`);
}

const cleared = '"answers.bread" is always unanswered here: an action before this one clears it.';

describe('an action that reads what an action before it clears', () => {
  it('is reported where it is written: at a step, a button or in a sequence', () => {
    expect(problems({ onSubmit: [clear, read] })).toEqual([
      `early-answer order /steps/1/onSubmit/1/to ${cleared}`,
    ]);
    expect(problems({ onPress: [clear, read] })).toEqual([
      `early-answer bread-form /fields/1/onPress/1/to ${cleared}`,
    ]);
    const run: Action = { run: 'renew' };
    expect(problems({ sequence: [clear, read], onSubmit: [run], onPress: [run] })).toEqual([
      `early-answer order /sequences/renew/1/to ${cleared}`,
    ]);
  });

  it('is not reported where it comes first, or where a default is read then', () => {
    expect(problems({ onSubmit: [read, clear] })).toEqual([]);
    expect(problems({ onSubmit: [clear, read], standsIn: 'rye' })).toEqual([]);
  });
});
