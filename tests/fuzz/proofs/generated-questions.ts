import fc from 'fast-check';
import type { Field, Rule } from '#schemas';
import {
  certain,
  codePattern,
  conditions,
  ids,
  type Kind,
  type Kinds,
  manyIds,
  maybe,
  names,
  ofResult,
} from './generated-conditions.ts';

/**
 * A question whose own rules read only the other questions, apart from its check.
 * @param bounds other rules of its check; with any it must be answered
 */
export function question(
  index: number,
  kindsAsked: Kinds,
  bounds?: readonly fc.Arbitrary<Rule>[],
): fc.Arbitrary<Field> {
  const kind = kindsAsked[index] ?? 'choice';
  const others = conditions(
    kindsAsked,
    [ofResult],
    [0, 1, 2].filter((each) => each !== index),
  );
  return fc
    .record({
      when: maybe(others, 2),
      required: bounds ? fc.constant(true) : fc.oneof(fc.boolean(), fc.boolean(), others),
      check: bounds ? fc.oneof(...bounds) : maybe(conditions(kindsAsked, [certain]), 4),
      offered: maybe(others, 3),
      count: fc.constantFrom(2, 3),
    })
    .map(({ when, required, check, offered, count }) => {
      const name = names[index] ?? '';
      const own = {
        name,
        label: name,
        required,
        messages: { required: 'Answer' },
        ...(when !== undefined && { when }),
        ...(check !== undefined && { checks: [{ that: check, message: 'Answer otherwise' }] }),
      };
      const offeredIds = kind === 'many' ? manyIds : ids.slice(0, kind === 'several' ? 2 : count);
      const options = offeredIds.map((id, at) => ({
        id,
        label: id,
        ...(at === 1 && offered !== undefined && { when: offered }),
      }));
      return fieldOf(kind, own, options);
    });
}

type Common = Pick<Extract<Field, { type: 'radio-group' }>, 'name' | 'label' | 'required' | 'messages'>;

function fieldOf(kind: Kind, own: Common, options: readonly { id: string; label: string }[]): Field {
  switch (kind) {
    case 'choice':
      return { ...own, type: 'radio-group', options: [...options] };
    case 'several':
    case 'many':
      return { ...own, type: 'checkbox-group', options: [...options] };
    case 'number':
      return {
        ...own,
        type: 'stepper',
        value: { type: 'integer', minimum: 1, maximum: 4 },
        fewerLabel: 'Fewer',
        moreLabel: 'More',
      };
    case 'date':
      return { ...own, type: 'text-input', inputType: 'date', value: { type: 'string', format: 'date' } };
    case 'text':
      return { ...own, type: 'text-input', value: { type: 'string', pattern: codePattern } };
  }
}
