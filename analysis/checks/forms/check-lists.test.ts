import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);
const text = { type: 'text-input', value: { type: 'string', maxLength: 40 } };
const fullName = { ...text, name: 'fullName', label: 'Name', required: true };
const age = { name: 'age', type: 'number-input', label: 'Age', value: { type: 'integer', minimum: 0 } };

/** Findings in a journey that asks for a list and shows a notice about it. */
function found(list: object, shown = '{{ count(answers.members) }}', formExtra: object = {}) {
  const members = {
    name: 'members',
    type: 'item-list',
    label: 'Members',
    itemTitle: 'Person {{ item.position }}',
    fields: [fullName, age],
    ...list,
  };
  const notice = { name: 'about', type: 'notice', tone: 'info', text: shown };
  return checkDocuments([
    ...others,
    documentSource('trip', 'journey', {
      path: '/trip',
      everyStep: { template: 'plain' },
      steps: [{ id: 'one', path: 'one', title: 'One', form: 'one-form', submitLabel: 'Next', final: true }],
    }),
    documentSource('one-form', 'form', { fields: [members, notice], ...formExtra }),
  ]).problems.flatMap(({ code, document, pointer }) =>
    document.startsWith('one-form') ? [`${pointer} ${code}`] : [],
  );
}

describe('a list', () => {
  it('with questions whose rules read the item is fine', () => {
    const school = { ...text, name: 'school', label: 'School', when: '= item.age < 18' };
    const older = {
      ...age,
      name: 'years',
      checks: [{ that: '= item.years <= item.age', message: 'Too many' }],
    };
    expect(found({ fields: [fullName, age, school, older] })).toEqual([]);
  });

  it.each([
    ['= sum(for m in answers.members return m.age) > 100'],
    ['= some m in answers.members satisfies m.age < 18'],
    ['= every m in answers.members satisfies m.fullName is answered'],
    ['= count(answers.members) > 2'],
  ])('is read with its types: %s', (rule) => {
    const shown = [{ when: rule, text: 'Many' }, { text: 'Few' }] as unknown as string;
    expect(found({}, shown)).toEqual([]);
  });

  it('is not read by names that it does not have, nor compared with other types', () => {
    const shown = [
      { when: "= some m in answers.members satisfies m.age = 'old'", text: 'Old' },
      { text: 'No' },
    ];
    expect(found({}, shown as unknown as string)).toHaveLength(1);
    expect(found({ itemTitle: '{{ item.nmae }}' })).toEqual(['/fields/0/itemTitle unknown-reference']);
    expect(found({ fields: [fullName, { ...age, when: '= item.fullName > 3' }] })).toHaveLength(1);
  });

  it('has each name once, and none that every item has', () => {
    expect(
      found({ fields: [fullName, age, { ...age, name: 'fullName' }, { ...text, name: 'id', label: 'Id' }] }),
    ).toEqual(['/fields/0/fields/2/name duplicate-field', '/fields/0/fields/3/name duplicate-field']);
  });

  it('has no question that does something by itself, and none of another type', () => {
    const acts = { ...age, onChange: [] };
    expect(found({ fields: [fullName, acts] })).toEqual(['/fields/0/fields/1/onChange unusable-in-list']);
    const button = { name: 'go', type: 'button', label: 'Go', tone: 'link' };
    expect(found({ fields: [button] })).toEqual(['/fields/0/fields/0/type unknown-variant']);
  });

  it('is limited by the number of its items, which is small', () => {
    expect(found({ value: { minItems: 30, maxItems: 200, uniqueItems: true } })).toEqual([
      '/fields/0/value/minItems impossible-constraint',
      '/fields/0/value/maxItems impossible-constraint',
      '/fields/0/value/uniqueItems impossible-constraint',
    ]);
    const many = Array.from({ length: 10 }, (_, index) => ({ ...age, name: `age${index}` }));
    expect(found({ fields: many, value: { maxItems: 60 } })).toEqual([
      '/fields/0/value/maxItems impossible-constraint',
    ]);
  });

  it('has messages for what can be wrong, in which questions insert their own limits', () => {
    expect(found({ messages: { maxLength: 'Too long' } })).toEqual([
      '/fields/0/messages/maxLength missing-message-target',
    ]);
    const short = {
      ...fullName,
      messages: { maxLength: '{{ field.value.maxLength }} at most', minimum: 'No' },
    };
    expect(found({ fields: [short, age] })).toEqual([
      '/fields/0/fields/0/messages/minimum missing-message-target',
    ]);
  });
});
