import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const agree = { name: 'agree', type: 'checkbox', label: 'I agree', unread: true };
const form = documentSource('desk-form', 'form', { fields: [agree] });

/** Warnings of a journey whose first step has these rows and actions, and goes on to two others. */
function warnings(next: readonly object[], onSubmit: readonly object[]) {
  const step = { form: 'desk-form', submitLabel: 'Go on' };
  const steps = ['first', 'second', 'third'].map((id) => ({ ...step, id, path: id, title: id }));
  const [first, second, third] = steps;
  const journey = documentSource('ask', 'journey', {
    path: '/ask',
    everyStep: { template: 'plain' },
    steps: [
      { ...first, next, onSubmit },
      { ...second, final: true, open: true },
      { ...third, final: true, open: true },
    ],
  });
  return checkDocuments([...manyDocuments(10), journey, form])
    .problems.filter(({ code }) => code === 'go-against-next')
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

const isAgreed = '= answers.agree';

it('A button that always goes where no row of its step leads is found', () => {
  const rows = [{ when: isAgreed, step: 'second' }, { step: 'second' }];
  expect(warnings(rows, [{ go: 'second', when: isAgreed }, { go: 'third' }])).toEqual([
    '/steps/0/onSubmit/1/go: The button of "first" goes to "third", but "next" of this step leads to "second".',
  ]);
});

it.each([
  ['goes where a row leads', [{ when: isAgreed, step: 'third' }, { step: 'second' }], [{ go: 'third' }]],
  ['goes there only for some', [{ step: 'second' }], [{ go: 'third', when: isAgreed }]],
  [
    'belongs to a step whose rows do not always hold',
    [{ when: isAgreed, step: 'second' }],
    [{ go: 'third' }],
  ],
  ['belongs to a step without rows', [], [{ go: 'third' }]],
])('It is no mistake if the button %s', (_, next, onSubmit) => {
  expect(warnings(next, onSubmit)).toEqual([]);
});
