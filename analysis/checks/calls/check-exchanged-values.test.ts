import { describe, expect, it } from 'vitest';
import { deskJourney } from '../../../tests/support/documents/desk-journey.ts';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const names = ['name', 'email', 'phone'];
const text = { type: 'text-input', label: 'Word', value: { type: 'string', maxLength: 20 } };
const form = documentSource('desk-form', 'form', { fields: names.map((name) => ({ ...text, name })) });
const input = { 'name?': 'string', 'email?': 'string', 'phone?': 'string', 'other?': 'json' };
const operation = (request: unknown = '= input') =>
  documentSource('write', 'operation', { service: 'desk', method: 'POST', path: '/write', input, request });

/** The exchanged values of a journey whose calls hand over these objects. */
function exchanged(withs: readonly unknown[], request?: unknown) {
  const calls = withs.map((given) => ({ call: 'write', with: given, optional: true }));
  const journey = deskJourney(calls);
  return checkDocuments([...manyDocuments(10), journey, form, operation(request)])
    .problems.filter(({ code }) => code === 'exchanged-value')
    .map(({ document, pointer, message }) => `${document} ${pointer}: ${message}`);
}

const [name, email, phone] = names.map((each) => `= answers.${each}`);

describe('values that are handed over under the name of another', () => {
  it('are found where two are exchanged', () => {
    expect(exchanged([{ name: email, email: name, phone }])).toEqual([
      'ask /steps/0/onSubmit/0/with/email: "email" is given "answers.name", and "name" is given "answers.email": they are exchanged.',
    ]);
  });

  it('are found within formulas and in the requests of operations', () => {
    expect(exchanged(['= {name: answers.email, email: answers.name}'])).toHaveLength(1);
    expect(exchanged([{ name, email, phone }], { name: '= input.email', email: '= input.name' })).toEqual([
      'write /request/email: "email" is given "input.name", and "name" is given "input.email": they are exchanged.',
    ]);
  });

  it('are found where one stands in the place of another, which is handed over nowhere', () => {
    expect(exchanged([{ name, email, phone: email }])).toEqual([
      'ask /steps/0/onSubmit/0/with/phone: "phone" is given "answers.email", as "email" is, and nothing here reads "answers.phone".',
    ]);
  });

  it.each([
    ['that all stand under their own names', [{ name, email, phone }]],
    [
      'of which one is meant where another is missing',
      [{ name, email, phone: '= answers.phone else answers.email' }],
    ],
    ['of which one stands under a name that no question has', [{ name, email, other: name }]],
    ['of which one is left out', [{ name, phone: email }]],
    [
      'that another call of the operation hands over as they are named',
      [
        { name, email, phone },
        { name: email, email: name },
      ],
    ],
    [
      'that an object around them has as they are named',
      [{ name, email, other: { name: email, email: name } }],
    ],
  ])('are not those %s', (_, withs) => expect(exchanged(withs)).toEqual([]));
});
