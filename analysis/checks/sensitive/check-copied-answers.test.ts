import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';
import { isPartOf } from './secrets-of.ts';

const others = manyDocuments(10);

interface Parts {
  readonly onSubmit?: readonly object[];
  readonly facts?: object;
  readonly operation?: object;
  /** Further properties of the plain field of the second step. */
  readonly plain?: object;
  /** The second field of the second step. */
  readonly shown?: object;
  readonly suggestions?: object;
  /** How streets are asked for. */
  readonly streets?: object;
}

/** Problems of a workshop that asks for a phone number, which is sensitive, and for a note, which is not. */
function problems({
  onSubmit = [],
  facts = {},
  operation = {},
  plain = {},
  shown,
  suggestions,
  streets = { method: 'GET', query: { q: '= input.typed' } },
}: Parts) {
  const text = { type: 'text-input', value: { type: 'string', maxLength: 20 }, unread: true };
  const street = {
    name: 'street',
    label: 'Street',
    ...text,
    type: 'suggest-input',
    sensitive: true,
    suggestions: {
      operation: 'streets',
      input: 'typed',
      minimumLength: 3,
      announce: { loading: 'Looking', none: 'None' },
      ...suggestions,
    },
  };
  const step = { title: 'A step', submitLabel: 'Go on' };
  const sources = [
    ...others,
    documentSource('mend', 'journey', {
      path: '/mend',
      everyStep: { template: 'plain' },
      facts,
      steps: [
        { id: 'ask', path: 'ask', form: 'ask-form', ...step, onSubmit },
        { id: 'use', path: 'use', form: 'use-form', ...step },
        { id: 'done', path: 'done', title: 'Done', form: 'done-form', final: true },
      ],
    }),
    documentSource('ask-form', 'form', {
      fields: [
        { name: 'phone', label: 'Phone', ...text, sensitive: true },
        ...(suggestions === undefined ? [] : [street]),
      ],
    }),
    documentSource('use-form', 'form', {
      fields: [{ name: 'note', label: 'Note', ...text, ...plain }, ...(shown === undefined ? [] : [shown])],
    }),
    documentSource('done-form', 'form', { fields: [{ ...notice('Thank you.'), name: 'thanks' }] }),
    documentSource('book', 'operation', {
      service: 'desk',
      method: 'POST',
      path: '/book',
      input: { phone: 'string', item: 'string or null' },
      optional: ['phone', 'item'],
      request: { contact: { phone: '= input.phone' }, item: '= input.item' },
      response: { object: { number: 'string' } },
      result: { number: '= response.number', contact: '= input.phone', sent: '= call.request' },
      ...operation,
    }),
    ...(suggestions === undefined
      ? []
      : [
          documentSource('streets', 'operation', {
            service: 'desk',
            path: '/streets',
            input: { typed: 'string' },
            response: { list: 'string' },
            result: '= response',
            expose: { path: '/api/streets' },
            ...streets,
          }),
        ]),
  ];
  return checkDocuments(sources).problems.map(
    ({ document, pointer, severity, code, message }) =>
      `${severity} ${document}${pointer} ${code}: ${message}`,
  );
}

const book = { call: 'book', as: 'booking', with: { phone: '= answers.phone' }, optional: true };
const notice = (text: string) => ({ name: 'told', type: 'notice', tone: 'info', text });

describe('a text that inserts a sensitive answer', () => {
  const text = { type: 'text-input', value: { type: 'string', maxLength: 20 }, unread: true };
  const said = (shown: object) => problems({ shown: { name: 'more', label: 'More', ...text, ...shown } });

  it('may be no label, which reviews and lists of problems repeat', () => {
    expect(said({ label: 'Who answers {{ answers.phone }}?' })).toEqual([
      'error use-form/fields/1/label sensitive-answer-shown: "answers.phone" is sensitive, and this text is repeated in full by reviews and lists of problems.',
    ]);
    const options = [{ id: 'it', label: "Ring {{ answers.phone else 'it' }}" }];
    expect(said({ type: 'radio-group', value: undefined, options })).toEqual([
      'error use-form/fields/1/options/0/label sensitive-answer-shown: "answers.phone" is sensitive, and this text is repeated in full by reviews and lists of problems.',
    ]);
  });

  it('may be a hint, in which later steps show dots', () => {
    expect(said({ hint: "We ring {{ answers.phone else 'you' }}" })).toEqual([]);
  });
});

describe('a sensitive result', () => {
  const copied = (operation: object, of: object = {}) =>
    problems({
      onSubmit: [
        { ...book, ...of },
        { set: 'note', to: '= results.booking.number' },
      ],
      operation,
    }).filter((problem) => problem.includes('sensitive-answer-copied'));

  it('becomes no answer that is not sensitive, as long as its operation declares it', () => {
    expect(copied({ sensitive: ['number'] })).toEqual([
      'error mend/steps/0/onSubmit/1/to sensitive-answer-copied: "results.booking.number" is sensitive, and the answer "note", which is set to it, is not.',
    ]);
    expect(copied({})).toEqual([]);
  });
});

describe('the parts of a sensitive value', () => {
  it('are sensitive, and so is what contains it, but not what only begins like it', () => {
    expect(isPartOf('results.person', 'results.person')).toBe(true);
    expect(isPartOf('results.person.pin', 'results.person')).toBe(true);
    expect(isPartOf('results', 'results.person')).toBe(true);
    expect(isPartOf('results.personal', 'results.person')).toBe(false);
    expect(isPartOf('results.person', 'results.personal')).toBe(false);
  });
});

describe('a sensitive answer', () => {
  it.each([
    ['as it is', '= answers.phone'],
    ['in a longer text', "= cat('Call ', answers.phone)"],
    ['through a fact', '= facts.contact'],
  ])('becomes no answer that is not sensitive, %s', (_, to) => {
    const facts = { contact: "= answers.phone else 'none'" };
    expect(problems({ onSubmit: [{ set: 'note', to }], facts })).toEqual([
      'error mend/steps/0/onSubmit/0/to sensitive-answer-copied: "answers.phone" is sensitive, and the answer "note", which is set to it, is not.',
    ]);
  });

  it('may be kept in a sensitive answer, and decide what an answer is set to', () => {
    const kept = { onSubmit: [{ set: 'note', to: '= answers.phone' }], plain: { sensitive: true } };
    expect(problems(kept)).toEqual([]);
    const to = "= if answers.phone is answered then 'by phone' else 'by post'";
    expect(problems({ onSubmit: [{ set: 'note', to }] })).toEqual([]);
  });

  it('is said in no notice', () => {
    const say = (notify: string) => problems({ onSubmit: [{ notify, tone: 'success' }] });
    expect(say('We will call {{ answers.phone }}.')).toEqual([
      'error mend/steps/0/onSubmit/0/notify sensitive-answer-shown: "answers.phone" is sensitive, and this notice says it in full.',
    ]);
    expect(say("We will {{ if answers.phone is answered then 'call' else 'write' }}.")).toEqual([]);
  });

  it('is in no address that visitors are sent to', () => {
    const send = (address: string) => problems({ onSubmit: [{ goToAddress: address }] });
    expect(send("= cat('https://desk.example/?phone=', answers.phone)")).toEqual([
      'error mend/steps/0/onSubmit/0/goToAddress sensitive-answer-in-address: "answers.phone" is sensitive, and the address that visitors are sent to is made of it.',
    ]);
    expect(send("= cat('https://desk.example/?run=', session.run)")).toEqual([]);
  });
});

describe('a result that repeats a sensitive answer', () => {
  const shownWhole = (path: string, secret = 'answers.phone') => [
    `error use-form/fields/1 sensitive-answer-shown: "${path}" repeats "${secret}", which is sensitive, and a browser is given it here in full.`,
  ];

  it('is shown in no step, directly or through a fact', () => {
    const show = (formula: string, facts = {}) =>
      problems({ onSubmit: [book], shown: notice(`We have {{ ${formula} }}.`), facts });
    expect(show('results.booking.contact')).toEqual(shownWhole('results.booking.contact'));
    expect(show("if results.booking.sent is answered then 'it'")).toEqual(shownWhole('results.booking.sent'));
    const facts = { contact: "= cat('phone ', results.booking.contact)" };
    expect(show('facts.contact', facts)).toEqual(shownWhole('results.booking.contact'));
  });

  it('may be shown in dots, and what repeats nothing as it is', () => {
    const shown = notice('We have {{ results.booking.contact }}.');
    const operation = { sensitive: ['contact', 'sent'] };
    expect(problems({ onSubmit: [book], shown, operation })).toEqual([]);
    expect(problems({ onSubmit: [book], shown: notice('It is {{ results.booking.number }}.') })).toEqual([]);
    const facts = { isBooked: '= results.booking.contact is answered' };
    expect(
      problems({ onSubmit: [book], facts, shown: { ...shown, text: 'Booked.', when: '= facts.isBooked' } }),
    ).toEqual([]);
  });

  it('is in no address either', () => {
    const address = "= cat('https://desk.example/?phone=', results.booking.contact)";
    expect(problems({ onSubmit: [book, { goToAddress: address }] })).toEqual([
      'error mend/steps/0/onSubmit/1/goToAddress sensitive-answer-in-address: "answers.phone" is sensitive, and the address that visitors are sent to is made of it.',
    ]);
  });
});

describe('what is typed into a sensitive field with suggestions', () => {
  it('is in no address, unless the field says that the service takes it in no other way', () => {
    expect(problems({ suggestions: {} })).toEqual([
      'warning ask-form/fields/1/suggestions/operation sensitive-answer-in-address: "street" is sensitive, and what is typed becomes a part of the address that "streets" is called by.',
    ]);
    expect(problems({ suggestions: { sensitiveInAddress: true } })).toEqual([]);
    const streets = { method: 'POST', request: { q: '= input.typed' } };
    expect(problems({ suggestions: {}, streets })).toEqual([]);
  });
});
