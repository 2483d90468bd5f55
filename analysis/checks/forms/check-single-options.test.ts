import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

const rye = { id: 'rye', label: 'Rye' };
const oat = { id: 'oat', label: 'Oat' };

/** Pointers of the findings in a form with one choice of a bread. */
function findings(field: object, breads: readonly object[] = [rye]) {
  const asked = { name: 'bread', label: 'Bread', type: 'radio-group', options: 'breads', unread: true };
  const form = documentSource('bread-form', 'form', { fields: [{ ...asked, ...field }] });
  const options = documentSource('breads', 'options', { options: breads });
  return checkDocuments([...others, form, options])
    .problems.filter(({ code, severity }) => code === 'single-option' || severity === 'error')
    .map(({ document, pointer, message }) => `${document}${pointer}: ${message}`);
}

const found = [
  'bread-form/fields/0/options: "bread" has one option, "rye": visitors have nothing to choose.',
];
const cards = { type: 'choice-cards', selectLabel: 'Take', selectedLabel: 'Taken' };

it.each([
  ['radio group', {}],
  ['select', { type: 'select', placeholder: 'Choose' }],
  ['choice of cards that is required', { ...cards, required: true }],
])('A %s with one option is no choice', (_, field) => {
  expect(findings(field)).toEqual(found);
  expect(findings({ ...field, options: [rye] })).toEqual(found);
  expect(findings(field, [rye, oat])).toEqual([]);
});

it('A card is still the only one with more to say on it', () => {
  expect(
    findings({
      ...cards,
      required: true,
      default: 'rye',
      options: [{ ...rye, card: { subtitle: 'New' } }],
    }),
  ).toEqual(found);
});

const when = '= page.title is answered';
it.each([
  ['the option may be withheld', {}, [{ ...rye, when }]],
  ['the field may withhold it', { optionWhen: when }, [rye]],
  [
    'it may be shown and not be had',
    { ...cards, required: true, options: [{ ...rye, card: { unavailable: { when, label: 'Sold out' } } }] },
    [rye],
  ],
  [
    'the options are made from a list',
    { options: { each: "= ['rye']", id: '= item', label: '= item' } },
    [rye],
  ],
  ['several may be chosen', { type: 'checkbox-group', value: { type: 'array' } }, [rye]],
  ['its card may be left alone', cards, [rye]],
])('Nothing is said if %s', (_, field, breads) => {
  expect(findings(field, breads)).toEqual([]);
});
