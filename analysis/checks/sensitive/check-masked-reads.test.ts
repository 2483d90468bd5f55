import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

/** Problems of a journey that asks for a secret word and uses it on the next step. */
function problems(field: object, parts: object = {}, step: object = {}): readonly string[] {
  const text = { type: 'text-input', label: 'Word', value: { type: 'string', maxLength: 20 }, unread: true };
  const sources = [
    ...others,
    documentSource('secret', 'journey', {
      path: '/secret',
      everyStep: { template: 'plain' },
      steps: [
        { id: 'ask', path: 'ask', title: 'Ask', form: 'ask-form', submitLabel: 'Go on' },
        { id: 'use', path: 'use', title: 'Use', form: 'use-form', submitLabel: 'Go on', ...step },
      ],
      ...parts,
    }),
    documentSource('ask-form', 'form', {
      fields: [
        { ...text, name: 'word', sensitive: true },
        { ...text, name: 'plain' },
      ],
    }),
    documentSource('use-form', 'form', {
      fields: [
        { ...text, name: 'reply' },
        { ...text, name: 'other', ...field },
      ],
    }),
  ];
  return checkDocuments(sources).problems.map(
    ({ document, pointer, code }) => `${document}${pointer} ${code}`,
  );
}

const compared = ['use-form/fields/1 sensitive-answer-compared'];
const facts = {
  isWord: "= answers.word = 'bread'",
  isReply: '= answers.word = answers.reply',
  upperWord: '= upper(answers.word)',
};
const notice = (text: string) => ({
  type: 'notice',
  tone: 'info',
  text,
  value: undefined,
  label: undefined,
  unread: undefined,
});

describe('a sensitive answer of another step', () => {
  it.each<[string, object]>([
    ['a condition that compares it', { when: "= answers.word = 'bread'" }],
    ['a check that counts in it', { checks: [{ that: "= answers.word in ['a', 'b']", message: 'No.' }] }],
    ['a text that depends on it', notice("{{ if answers.word = 'bread' then 'yes' else 'no' }}")],
    ['a condition on a text that is made of it', { when: "= facts.upperWord = 'BREAD'" }],
    ['a condition that an answer of the step goes into too', { required: '= facts.isReply' }],
  ])('is not worked with in the browser: %s', (_, field) => {
    expect(problems(field, { facts })).toEqual(compared);
  });

  it.each<[string, object]>([
    ['a condition whether it is answered', { when: '= answers.word is answered' }],
    ['a text that shows it', notice("You said {{ answers.word else 'nothing' }}.")],
    ['a condition that the server evaluates', { when: '= facts.isWord' }],
    ['a condition on one that is not sensitive', { when: "= answers.plain = 'bread'" }],
  ])('may be used: %s', (_, field) => {
    expect(problems(field, { facts })).toEqual([]);
  });

  it('decides on the server what steps are shown', () => {
    expect(problems({}, { facts }, { when: "= answers.word = 'bread'" })).toEqual([]);
  });

  it('is not worked with around a form either', () => {
    const chips = [{ step: 'ask', label: 'Word', when: "= answers.word = 'bread'" }];
    expect(problems({}, { chips })).toEqual(['secret/chips/0 sensitive-answer-compared']);
  });
});
