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
  ofItem,
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
      inner: questionsOfItem(kind, others),
      fewest: fc.constantFrom(0, 0, 1, 2),
    })
    .map(({ when, required, check, offered, count, inner, fewest }) => {
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
      if (kind !== 'things' && kind !== 'notes') return fieldOf(kind, own, options);
      const { required: _, ...list } = own;
      const value = { ...(fewest > 0 && { minItems: fewest }), maxItems: kind === 'things' ? 2 : 3 };
      return { ...list, type: 'item-list', itemTitle: 'Item', value, fields: [...inner] };
    });
}

/** The questions of an item: their rules read the item and other questions of the journey. */
function questionsOfItem(kind: Kind, others: fc.Arbitrary<Rule>): fc.Arbitrary<InnerField[]> {
  const ofSort = maybe(others, 3);
  const any = fc.oneof(ofItem('notes', 'item'), others, ofItem('notes', 'item', others));
  return fc
    .record({
      when: ofSort,
      required: fc.boolean(),
      offered: maybe(others, 3),
      sortCheck: maybe(fc.oneof(ofItem('notes'), certain), 3),
      sizeWhen: maybe(any, 2),
      sizeRequired: fc.oneof(fc.boolean(), any),
      sizeCheck: maybe(ofItem('things', 'item', others), 2),
    })
    .map(({ when, required, offered, sortCheck, sizeWhen, sizeRequired, sizeCheck }) => {
      const sort: InnerField = {
        name: 'sort',
        label: 'Sort',
        type: 'radio-group',
        required,
        messages: { required: 'Answer' },
        ...(when !== undefined && { when }),
        ...(sortCheck !== undefined && { checks: [{ that: sortCheck, message: 'Answer otherwise' }] }),
        options: [
          { id: 'a', label: 'a' },
          { id: 'b', label: 'b', ...(offered !== undefined && { when: offered }) },
        ],
      };
      const size: InnerField = {
        name: 'size',
        label: 'Size',
        type: 'stepper',
        required: sizeRequired,
        messages: { required: 'Answer' },
        value: { type: 'integer', minimum: 1, maximum: 2 },
        ...(sizeWhen !== undefined && { when: sizeWhen }),
        ...(sizeCheck !== undefined && { checks: [{ that: sizeCheck, message: 'Answer otherwise' }] }),
        fewerLabel: 'Fewer',
        moreLabel: 'More',
      };
      return kind === 'things' ? [sort, size] : [sort];
    });
}

type InnerField = Extract<Field, { type: 'item-list' }>['fields'][number];

type Common = Pick<Extract<Field, { type: 'radio-group' }>, 'name' | 'label' | 'required' | 'messages'>;

function fieldOf(
  kind: Exclude<Kind, 'things' | 'notes'>,
  own: Common,
  options: readonly { id: string; label: string }[],
): Field {
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
