import { describe, expect, it } from 'vitest';
import type { Action, Journey } from '#schemas';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);
type Step = Partial<Omit<Journey['steps'][number], 'id' | 'form'>>;

/** An order whose number a call gives, and the steps of the journey in their order. */
function problems(steps: { readonly [id: string]: Step }, rest: Partial<Journey>): readonly string[] {
  const sources = [
    ...others,
    documentSource('place-order', 'operation', {
      service: 'bakery',
      method: 'POST',
      path: '/orders',
      input: {},
      response: { object: { number: 'string' } },
      result: { number: '= response.number' },
    }),
    ...Object.keys(steps).map((id) =>
      documentSource(`${id}-form`, 'form', {
        fields: [{ name: id, type: 'text-input', label: id, value: { type: 'string' }, unread: true }],
      }),
    ),
    documentSource('order', 'journey', {
      path: '/order',
      everyStep: { template: 'plain' },
      changeLabel: 'Change',
      steps: Object.entries(steps).map(([id, step]) => {
        return { id, path: id, title: id, form: `${id}-form`, submitLabel: 'Next', ...step };
      }),
      ...rest,
    }),
  ];
  return checkDocuments(sources).problems.map(
    ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
  );
}

const place: Action = {
  call: 'place-order',
  with: {},
  as: 'placed',
  onFailure: [{ notify: 'We could not take your order.', tone: 'error' }],
};
const leave: Action = { goToPage: 'page-0' };
const keep: Action = { set: 'bread', to: { var: 'results.placed.number' } };
const tooEarly = 'early-result /sequences/send/0/to "results.placed" is read too early: ';
const number = '{{ results.placed.number }}';

function summaryOf(...fields: readonly object[]): Partial<Journey> {
  const notices = fields.map((field, index) => ({
    name: `note${index}`,
    type: 'notice',
    tone: 'info',
    ...field,
  }));
  return { summary: { title: 'Order', openLabel: 'Order', fields: notices as never } };
}

describe('a summary', () => {
  const before = { bread: { summary: true }, pay: { summary: true }, send: { onSubmit: [place, leave] } };

  it('reads a result too early if no step that shows it follows the call', () => {
    expect(problems(before, summaryOf({ text: `Your order ${number}` }))).toEqual([
      'early-result /summary/fields/0/text "results.placed" is read too early: no step that makes its call comes before those that read it, only "send".',
    ]);
  });

  it('reads it too early through a fact', () => {
    const facts = { name: '= results.placed.number' as never };
    expect(problems(before, { ...summaryOf({ text: 'Your order {{ facts.name }}' }), facts })).toHaveLength(
      1,
    );
  });

  it.each([
    ['says what holds without it', before, { text: "Your order {{ results.placed.number else 'to come' }}" }],
    ['asks for it', before, { text: `Your order ${number}`, when: '= results.placed.number is answered' }],
    [
      'is shown by a step after the call',
      {
        bread: { summary: true },
        send: { onSubmit: [place] },
        done: { summary: true, final: true, submitLabel: undefined as never },
      },
      { text: `Your order ${number}` },
    ],
  ])('may read a result if it %s', (_, steps, field) => {
    expect(problems(steps, summaryOf(field))).toEqual([]);
  });

  it('has fields that are shown beside one another, whatever the ones before ask', () => {
    const asks = { text: 'Numbered', when: '= results.placed.number is answered' };
    const compares = { text: 'The first', when: "= results.placed.number = '1'" };
    const steps = { bread: { summary: true, onSubmit: [place] }, pay: { summary: true, onSubmit: [leave] } };
    expect(problems(steps, summaryOf(asks, compares))).toEqual([]);
  });
});

describe('a chip', () => {
  const toSend = { when: "= answers.bread = 'rye'", step: 'send' };
  const steps = {
    bread: { next: [toSend, { step: 'pay' }] },
    pay: {},
    thanks: { onSubmit: [leave], final: true },
    send: { onSubmit: [place, leave] },
  };
  const chip = (step: string) => ({ chips: [{ step, label: '= results.placed.number' as never }] });

  it('reads a result too early if no step after its own follows the call', () => {
    expect(problems(steps, chip('pay'))).toEqual([
      'early-result /chips/0/label "results.placed" is read too early: no step that makes its call comes before those that read it, only "send".',
    ]);
  });

  it('may read a result that a step after its own gives', () => {
    expect(problems(steps, chip('bread'))).toEqual([]);
  });
});

describe('a sequence', () => {
  const send = (actions: readonly Action[]): Partial<Journey> => ({ sequences: { send: [...actions] } });
  const run: Action = { run: 'send' };

  it.each<[string, { readonly [id: string]: Step }, readonly Action[], string]>([
    [
      'before its call',
      { bread: { onSubmit: [run, leave] } },
      [keep, place],
      'its call comes later in these actions.',
    ],
    [
      'before the call of the list',
      { bread: { onSubmit: [run, place, leave] } },
      [keep],
      'its call comes later in these actions.',
    ],
    [
      'at a step before the call',
      { bread: { onSubmit: [run] }, pay: { onSubmit: [place, leave] } },
      [keep],
      'no step that makes its call comes before those that read it, only "pay".',
    ],
  ])('reads a result too early %s', (_, steps, actions, reason) => {
    expect(problems(steps, send(actions))).toEqual([tooEarly + reason]);
  });

  it('that clears a result and reads it before its call is reported once', () => {
    const actions: readonly Action[] = [{ clear: ['results.placed'] }, keep, place];
    expect(problems({ bread: { onSubmit: [run, leave] } }, send(actions))).toEqual([
      expect.stringContaining('its call comes later'),
    ]);
  });

  it('that another sequence runs reads a result too early at a step before the call', () => {
    const sequences = { outer: [run], send: [keep] };
    const steps = { bread: { onSubmit: [{ run: 'outer' }] }, pay: { onSubmit: [place, leave] } };
    expect(problems(steps, { sequences })).toEqual([expect.stringContaining(tooEarly)]);
  });

  it.each<[string, { readonly [id: string]: Step }, readonly Action[]]>([
    ['after its call', { bread: { onSubmit: [run, leave] } }, [place, keep]],
    ['after the call of the list', { bread: { onSubmit: [place, run, leave] } }, [keep]],
    ['before and after the call of the list', { bread: { onSubmit: [run, place, run, leave] } }, [keep]],
    [
      'where another event runs it after the call',
      { bread: { onSubmit: [run, place] }, pay: { onEnter: [run], onSubmit: [leave] } },
      [keep],
    ],
    [
      'if it is run only with the result',
      {
        bread: { onSubmit: [{ run: 'send', when: { answered: { var: 'results.placed' } } }] },
        pay: { onSubmit: [place, leave] },
      },
      [keep],
    ],
  ])('may read a result %s', (_, steps, actions) => {
    expect(problems(steps, send(actions))).toEqual([]);
  });
});
