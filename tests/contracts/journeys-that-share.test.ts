import { describe, expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { readRelease } from '../support/documents/read-fixtures.ts';

/** A journey of one step with a page of its own, whose form asks for a nickname. */
function journey(id: string, { needs, sensitive = false, ...more }: { [name: string]: unknown } = {}) {
  const field = {
    name: 'nickname',
    type: 'text-input',
    label: 'Nickname',
    value: { type: 'string', maxLength: 20 },
    messages: { maxLength: 'Too long' },
    unread: true,
    sensitive,
  };
  const step = {
    id: 'who',
    path: 'who',
    title: 'Who',
    template: 'standard',
    form: `${id}-form`,
    submitLabel: 'Continue',
    ...(needs !== undefined && { needs }),
  };
  return [
    { kind: 'form', id: `${id}-form`, schemaVersion: 2, fields: [field] },
    { kind: 'journey', id, schemaVersion: 2, path: `/${id}`, steps: [step], ...more },
  ];
}

function errorsOf(...documents: readonly object[]) {
  const texts = documents.map((document, index) => ({
    path: `${index}.json`,
    text: JSON.stringify(document),
  }));
  const { problems } = checkDocuments([...readRelease(), ...texts]);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, document, pointer, message }) => ({ code, document, pointer, message }));
}

const otherPage = (page: string) => ({ that: false, otherwise: { page } });

describe('journeys that share answers', () => {
  const sharing = { sharedAnswers: ['nickname'] };

  it('may read and ask for the same ones', () => {
    expect(errorsOf(...journey('lend', sharing), ...journey('return', sharing))).toEqual([]);
  });

  it('keep secret the same ones', () => {
    const errors = errorsOf(
      ...journey('lend', { ...sharing, sensitive: true }),
      ...journey('return', sharing),
    );
    expect(errors).toEqual([
      {
        code: 'unshareable-answer',
        document: 'return',
        pointer: '/sharedAnswers/0',
        message: 'The answer "nickname" is sensitive in "lend", which shares it with "return", but not here.',
      },
    ]);
  });

  it('are checked where a document says for both what they share', () => {
    const shared = {
      kind: 'facts',
      id: 'guest-facts',
      schemaVersion: 2,
      facts: {},
      sharedAnswers: ['nickname', 'nicname'],
    };
    const using = { uses: ['guest-facts'] };
    expect(errorsOf(shared, ...journey('lend', using), ...journey('return', using))).toMatchObject([
      { code: 'unknown-answer', document: 'guest-facts', pointer: '/sharedAnswers/1' },
    ]);
  });
});

describe('needs that lead to another journey', () => {
  it('may lead to the page of a step', () => {
    expect(errorsOf(...journey('lend', { needs: otherPage('return-who') }), ...journey('return'))).toEqual(
      [],
    );
  });

  it('lead nobody round in a circle', () => {
    const there = journey('lend', { needs: otherPage('return-who') });
    const back = journey('return', { needs: otherPage('lend-who') });
    expect(errorsOf(...there, ...back)).toMatchObject([
      { code: 'endless-loop', pointer: '/steps/0/needs/otherwise' },
    ]);
  });
});
