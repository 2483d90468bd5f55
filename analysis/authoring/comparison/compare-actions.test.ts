import { describe, expect, it } from 'vitest';
import {
  type Edit,
  releaseWith,
  said,
  sentencesBetween,
} from '../../../tests/support/comparison/edited-release.ts';

const call = '{ "call": "book-visit", "with": { "note": "= answers.note" } }';
const onSubmit = (actions: string): Edit => ['visit', `"onSubmit": [${call}]`, `"onSubmit": [${actions}]`];
const onInvalid = (actions: string): Edit => [
  'visit',
  '"id": "pay", "form": "pay-form",',
  `"id": "pay", "form": "pay-form", "onInvalid": [${actions}],`,
];
const sent = 'Something else happens when the step “Pay” is sent.';

const wrong = 'Something else happens when the step “Pay” is sent with wrong answers.';

const cases: readonly (readonly [title: string, edits: readonly Edit[], sentences: readonly string[]])[] = [
  [
    'a banner, with its condition',
    [onInvalid('{ "notify": "Look again", "tone": "info", "when": "= answers.isMember" }')],
    [wrong, '  Now: Says “Look again”. Only when: “Are you a member?” is yes.'],
  ],
  [
    'what is said when a call fails',
    [
      onSubmit(
        '{ "call": "book-visit", "with": { "note": "= answers.note" }, "onFailure": [{ "notify": "Please call us", "tone": "error" }] }',
      ),
    ],
    [sent, '  Now: Says “Please call us”. Only if “Book visit” fails.'],
  ],
  [
    'what is said when nobody knows whether a call was done',
    [
      onSubmit(
        '{ "call": "book-visit", "with": { "note": "= answers.note" }, "onUnknown": [{ "notify": "Ask us", "tone": "error", "link": { "label": "Thanks", "page": "thanks-page" } }] }',
      ),
    ],
    [
      sent,
      '  Now: Says “Ask us”, with the link “Thanks” to the page “Thank you”. Only if nobody knows whether “Book visit” was done.',
    ],
  ],
  [
    'where a button leads, and what is set and deleted',
    [
      onSubmit(`${call}, { "set": "pupils", "to": "1" }, { "clear": ["answers.note"] }`),
      onInvalid('{ "track": "join-error" }, { "goToPage": "thanks-page" }'),
    ],
    [
      sent,
      '  Now: Sets the answer to “Pupils” to “1”.',
      '  Now: Deletes the answer to “Note”.',
      wrong,
      '  Now: Reports “Join error”.',
      '  Now: Goes to the page “Thank you”.',
    ],
  ],
  [
    'another number of attempts, and no other',
    [onSubmit(`{ "attempt": [${call}], "retries": 2 }`)],
    [sent, '  Now: Tries again 2 times after a failed call.'],
  ],
  [
    'the name of a result alone',
    [onSubmit('{ "call": "book-visit", "with": { "note": "= answers.note" }, "as": "booked" }')],
    ['“Book visit” at the step “Pay”: “Name of the result” is “booked” now.'],
  ],
];

describe('sentences about what a step does', () => {
  it.each(cases)('say: %s', (_, edits, sentences) => {
    expect(said(...edits)).toEqual(sentences);
  });

  it('follow a sequence, where two steps run it', () => {
    const running: Edit = ['visit', '"title": "Done" }', '"title": "Done", "onSubmit": [{ "run": "end" }] }'];
    const sequences = (text: string) =>
      `"sequences": { "end": [{ "notify": "${text}", "tone": "info" }] }, "facts"`;
    const base: readonly Edit[] = [
      onSubmit('{ "run": "end" }'),
      running,
      ['visit', '"facts"', sequences('Bye')],
    ];
    const details = ['  Before: Says “Bye”.', '  Now: Says “See you”.'];
    expect(
      sentencesBetween(releaseWith(base), releaseWith([...base, ['visit', '"Bye"', '"See you"']])),
    ).toEqual([sent, ...details, 'Something else happens when the step “Done” is sent.', ...details]);
  });

  it('say that only the order differs', () => {
    const [notice, event] = ['{ "notify": "Bye", "tone": "info" }', '{ "track": "join-error" }'];
    const base = [onInvalid(`${notice}, ${event}`)];
    expect(
      sentencesBetween(
        releaseWith(base),
        releaseWith([...base, ['visit', `${notice}, ${event}`, `${event}, ${notice}`]]),
      ),
    ).toEqual(['The same happens in another order when the step “Pay” is sent with wrong answers.']);
  });

  it('say what happens when any step is viewed', () => {
    const viewed = '{"kind": "analytics", "id": "viewed", "schemaVersion": 1, "event": "view"}';
    const views: Edit = [
      'visit',
      '"path": "/visit",',
      '"path": "/visit", "onView": [{ "track": "viewed" }],',
    ];
    expect(sentencesBetween(releaseWith([], { viewed }), releaseWith([views], { viewed }))).toEqual([
      'Something else happens when any step is viewed.',
      '  Now: Reports “Viewed”.',
    ]);
  });
});
