import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../../check-documents.ts';

const others = manyDocuments(10);

interface Asked {
  /** The constraint of the answer `note`. */
  readonly value: object | string;
  /** Inputs of the operation. */
  readonly input?: object;
  readonly call?: object;
  readonly with?: object;
  readonly types?: object;
}

/** Problems at the question of a step that asks for a note, which its button sends. */
function atQuestion({ value, input = { note: { type: 'string', maxLength: 100 } }, ...own }: Asked) {
  const sources = [
    ...others,
    documentSource('send', 'journey', {
      path: '/send',
      everyStep: { template: 'plain' },
      steps: [
        {
          id: 'note',
          path: 'note',
          title: 'Note',
          form: 'note-form',
          submitLabel: 'Send',
          onSubmit: [
            {
              call: 'keep',
              with: own.with ?? { note: '= answers.note' },
              onFailure: [{ notify: 'Please try again.', tone: 'error' }],
              ...own.call,
            },
          ],
        },
        { id: 'done', path: 'done', title: 'Done', form: 'done-form', final: true },
      ],
    }),
    documentSource('note-form', 'form', {
      fields: [
        { name: 'note', type: 'text-input', label: 'Note', required: true, value },
        { name: 'more', type: 'text-input', label: 'More', required: true, value: { type: 'string' } },
      ],
    }),
    documentSource('done-form', 'form', {
      fields: [{ name: 'thanks', type: 'notice', tone: 'info', text: 'Thank you.' }],
    }),
    documentSource('keep', 'operation', {
      service: 'notes',
      method: 'POST',
      path: '/notes',
      input: { ...input, more: 'string' },
      request: '= input',
    }),
    ...(own.types ? [documentSource('note', 'types', { types: own.types })] : []),
  ];
  return checkDocuments(sources).problems.filter(({ document }) => document === 'note-form');
}

const withMore = { with: { note: '= answers.note', more: '= answers.more' } };

it('is told at the limit of the question, with a remedy there and the visit that meets it', () => {
  const [found, ...more] = atQuestion({ ...withMore, value: { type: 'string', maxLength: 500 } });
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    code: 'answer-beyond-limit',
    severity: 'error',
    pointer: '/fields/0/value/maxLength',
    message: 'An answer may be longer than the 100 characters that "keep" takes at most.',
    witness: { journey: 'send', steps: ['note'] },
    fixes: [
      {
        title: 'Limit the answer to 100 characters',
        isGuess: true,
        edits: [{ document: 'note-form', op: 'replace', path: '/fields/0/value/maxLength', value: 100 }],
      },
    ],
  });
  expect(atQuestion({ ...withMore, value: { type: 'string', maxLength: 100 } })).toEqual([]);
});

it.each<[string, Omit<Asked, 'with'>, string, object]>([
  [
    'a question that has no limit',
    { value: { type: 'string' } },
    '/fields/0/value',
    { op: 'add', path: '/fields/0/value/maxLength', value: 100 },
  ],
  [
    'a number',
    {
      value: { type: 'integer', minimum: 1, maximum: 16 },
      input: { note: { type: 'integer', maximum: 15 } },
    },
    '/fields/0/value/maximum',
    { op: 'replace', path: '/fields/0/value/maximum', value: 15 },
  ],
  [
    'a number that is too small',
    { value: { type: 'integer', maximum: 9 }, input: { note: { type: 'integer', minimum: 2 } } },
    '/fields/0/value',
    { op: 'add', path: '/fields/0/value/minimum', value: 2 },
  ],
])('is mended for %s', (_, asked, pointer, edit) => {
  const [found] = atQuestion({ ...withMore, ...asked });
  expect(found).toMatchObject({ code: 'answer-beyond-limit', pointer, fixes: [{ edits: [edit] }] });
});

it('has no remedy where the question asks for more than the call takes', () => {
  const [found] = atQuestion({ ...withMore, value: { type: 'string', minLength: 200 } });
  expect(found?.code).toBe('answer-beyond-limit');
  expect(found?.fixes).toBeUndefined();
});

it('has no remedy at a type that other questions share', () => {
  const types = { long: { type: 'string', maxLength: 500 } };
  const [found] = atQuestion({ ...withMore, types, value: 'note.long' });
  expect(found?.code).toBe('answer-beyond-limit');
  expect(found?.fixes).toBeUndefined();
});

it('is a warning where the journey goes on without the call', () => {
  const [found] = atQuestion({
    ...withMore,
    call: { optional: true, onFailure: [] },
    value: { type: 'string' },
  });
  expect(found?.severity).toBe('warning');
});

it('is not said of an answer that is handed over otherwise than it was given', () => {
  const joined = { note: "= cat(answers.note, ' ', answers.more)", more: '= answers.more' };
  expect(atQuestion({ with: joined, value: { type: 'string', maxLength: 90 } })).toEqual([]);
});
