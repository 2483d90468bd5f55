import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const text = { type: 'text-input', label: 'Word', value: { type: 'string', maxLength: 20 } };
const form = (id: string, more: object = {}) =>
  documentSource(`${id}-form`, 'form', { fields: [{ ...text, name: id, ...more }] });

const declared = {
  operation: 'send-link',
  days: 14,
  saveStep: 'save',
  addressAnswer: 'save',
  returnStep: 'back',
  codeAnswer: 'back',
};
const all = { address: 'string', link: 'string', code: 'string' };

/** The problems of a journey whose visitors may save and come back. */
function problems({
  saveAndReturn = declared,
  input = all,
  aside = { aside: true },
}: {
  readonly saveAndReturn?: object;
  readonly input?: object;
  readonly aside?: object;
} = {}) {
  const step = (id: string, own: object = {}) => ({ id, path: id, title: id, form: `${id}-form`, ...own });
  const button = { submitLabel: 'Go on' };
  const journey = documentSource('walk', 'journey', {
    path: '/walk',
    everyStep: { template: 'plain' },
    saveAndReturn,
    steps: [
      step('first', button),
      step('end', { final: true }),
      step('save', { ...button, aside: true }),
      step('back', { ...button, ...aside }),
    ],
  });
  const names = Object.keys(input).map((name) => name.replace('?', ''));
  const request = Object.fromEntries(names.map((name) => [name, `= input.${name}`]));
  const operation = { service: 'post', method: 'POST', path: '/messages', input, request };
  return checkDocuments([
    ...manyDocuments(10),
    journey,
    documentSource('send-link', 'operation', operation),
    ...['first', 'end'].map((id) => form(id, { unread: true })),
    ...['save', 'back'].map((id) => form(id)),
  ]).problems.map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
}

it('A journey by which visitors save and come back has no problems, and its two questions are no oversight', () => {
  expect(problems()).toEqual([]);
  expect(problems({ input: { ...all, until: 'date' } })).toEqual([]);
});

it('What is sent has to say address, link and code, and can say nothing else', () => {
  expect(problems({ input: { address: 'string', link: 'string' } })).toEqual([
    'missing-input walk/saveAndReturn/operation',
  ]);
  expect(problems({ input: { ...all, name: 'string' } })).toEqual([
    'missing-input walk/saveAndReturn/operation',
  ]);
  expect(problems({ input: { ...all, 'name?': 'string' } })).toEqual([]);
});

it('The steps, the questions and the operation have to be there', () => {
  expect(
    problems({ saveAndReturn: { ...declared, operation: 'send', saveStep: 'keep', codeAnswer: 'cod' } }),
  ).toEqual(
    expect.arrayContaining([
      'unknown-reference walk/saveAndReturn/operation',
      'unknown-step walk/saveAndReturn/saveStep',
      'unknown-reference walk/saveAndReturn/codeAnswer',
    ]),
  );
});

it('Visitors come to both steps from anywhere, so they are asides that are always open, and two', () => {
  const misplaced = ['misplaced-step walk/saveAndReturn/returnStep'];
  expect(problems({ aside: { aside: true, after: 'first' } })).toEqual(misplaced);
  expect(problems({ aside: { aside: true, when: '= answers.first is answered' } })).toEqual(
    expect.arrayContaining(misplaced),
  );
  const one = { ...declared, returnStep: 'save', codeAnswer: 'save' };
  expect(problems({ saveAndReturn: one })).toEqual(expect.arrayContaining(misplaced));
});
