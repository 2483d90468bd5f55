import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

/** Problems of a journey that shows rich text, and asks nothing on its second step. */
function problems(html: string, last: readonly object[] = []) {
  const step = { submitLabel: 'Go on' };
  const sources = [
    ...manyDocuments(10),
    documentSource('mend', 'journey', {
      path: '/mend',
      everyStep: { template: 'plain' },
      steps: [
        { id: 'ask', path: 'ask', title: 'Ask', form: 'ask-form', ...step },
        { id: 'read', path: 'read', title: 'Read', form: 'read-form', ...step },
        { id: 'done', path: 'done', title: 'Done', form: 'done-form', final: true },
      ],
    }),
    documentSource('ask-form', 'form', {
      fields: [
        { name: 'first', label: 'First name', type: 'text-input', value: { type: 'string', maxLength: 20 } },
        { name: 'about', type: 'text-block', html },
      ],
    }),
    documentSource('read-form', 'form', {
      fields: [
        { name: 'more', type: 'text-block', html: "<p>Thank you, {{ answers.first else 'you' }}.</p>" },
      ],
    }),
    documentSource('done-form', 'form', { fields: last }),
  ];
  return checkDocuments(sources).problems.map(
    ({ document, pointer, code, message }) => `${document}${pointer} ${code}: ${message}`,
  );
}

it('rich text stands between questions, and a step may ask nothing or show nothing but its page', () => {
  expect(
    problems('<h2>Who?</h2><ul><li><b>You</b></li></ul><details><summary>Why?</summary>So.</details>'),
  ).toEqual([]);
});

it('markup that is left out, or not closed, is told, also beside inserted values', () => {
  expect(
    problems('<p class="big">Hello {{ answers.first else \'you\' }}<script>alert(1)</script></p>'),
  ).toEqual([
    'ask-form/fields/1/html stripped-markup: Pages leave class="big" of <p> of this text out.',
    'ask-form/fields/1/html stripped-markup: Pages leave <script> of this text out.',
  ]);
  expect(problems('<p><b>Hello</p>')).toEqual([
    'ask-form/fields/1/html unclosed-tag: "<b>" is not closed, so that it goes on to the end of what is around it.',
  ]);
});

it('rich hints and notices are checked like blocks of text', () => {
  const last = (html: string) => [
    { name: 'note', type: 'notice', tone: 'info', html },
    {
      name: 'age',
      label: 'Age',
      type: 'text-input',
      value: { type: 'string', maxLength: 3 },
      hintHtml: html,
    },
  ];
  expect(problems('<p>Hi</p>', last("<ul><li>{{ answers.first else 'you' }}</li></ul>"))).toEqual([]);
  expect(problems('<p>Hi</p>', last('<p style="x">Hi</p>')).map((each) => each.split(':')[0])).toEqual([
    'done-form/fields/0/html stripped-markup',
    'done-form/fields/1/hintHtml stripped-markup',
  ]);
  // Each answer that may be missing is told once.
  const read = '<p>{{ answers.first }}</p>';
  for (const [index, place] of ['html', 'hintHtml'].entries())
    expect(problems('<p>Hi</p>', last(read).slice(index, index + 1))).toEqual([
      expect.stringContaining(`done-form/fields/0/${place} missing-value`),
    ]);
});

it('a hint beside a rich one is told, since nobody would see it', () => {
  const at = { name: 'at', label: 'At', type: 'text-input', value: { type: 'string', maxLength: 3 } };
  expect(problems('<p>Hi</p>', [{ ...at, hint: 'a', hintHtml: 'b' }])).toContainEqual(
    expect.stringContaining('done-form/fields/0/hint hidden-hint'),
  );
});

it('a value that is missing for some visitors is told', () => {
  expect(problems('<p>Hello {{ answers.nobody }}</p>')).toEqual([
    expect.stringContaining('ask-form/fields/1/html unknown-reference'),
  ]);
});
