import { type CompiledRelease, compileRelease } from '#engine';
import type { Document } from '#schemas';
import { page, site } from '../pages/bakery.fixture.ts';

/** An invented workshop that mends bicycles: one look-up, one hosted page, one step that ends it. */
const documents: readonly Document[] = [
  site,
  page('nothing-here', '/nothing-here'),
  page('bicycle', '/mend', [{ type: 'form', journey: 'mend', step: 'bicycle' }]),
  page('pay', '/mend/pay', [{ type: 'form', journey: 'mend', step: 'pay' }]),
  page('done', '/mend/done', [{ type: 'form', journey: 'mend', step: 'done' }]),
  {
    kind: 'journey',
    id: 'mend',
    schemaVersion: 2,
    capture: ['campaign'],
    staleNotice: 'Please go on from here',
    onView: [{ track: 'viewed' }],
    steps: [
      {
        id: 'bicycle',
        form: 'bicycle-form',
        submitLabel: 'Continue',
        onEnter: [
          { call: 'opening-hours', as: 'hours', optional: true },
          { send: 'tell-workshop', with: { about: 'somebody came' } },
        ],
      },
      {
        id: 'pay',
        form: 'pay-form',
        submitLabel: 'Order',
        back: { label: 'Back', href: '/bicycles' },
        onSubmit: [
          {
            call: 'reserve',
            with: { frame: { var: 'answers.frame' } },
            when: { '==': [{ var: 'answers.receipt' }, 'later'] },
          },
        ],
        onReturn: [{ set: 'receipt', to: { var: 'returned.receipt' } }],
      },
      { id: 'done', form: 'done-form', final: true },
    ],
  },
  {
    kind: 'form',
    id: 'bicycle-form',
    schemaVersion: 2,
    fields: [
      {
        name: 'frame',
        type: 'look-up-input',
        label: 'Frame number',
        value: { type: 'string' },
        required: true,
        buttonLabel: 'Look it up',
        onPress: [
          {
            call: 'find-bicycle',
            with: { frame: { var: 'answers.frame' } },
            as: 'bicycle',
            onFailure: [{ notify: 'Not found', tone: 'error' }],
          },
        ],
        found: {
          when: { answered: [{ var: 'results.bicycle' }] },
          rows: [{ label: 'Make', value: { var: 'results.bicycle.make' } }],
        },
      },
      {
        name: 'reserve',
        type: 'button',
        label: 'Keep it for me',
        tone: 'link',
        onPress: [
          {
            call: 'reserve',
            with: { frame: { var: 'answers.frame' } },
            as: 'reserved',
            once: true,
          },
        ],
      },
      {
        name: 'waits',
        type: 'button',
        label: 'Tell them that I wait',
        tone: 'link',
        onPress: [{ send: 'tell-workshop', with: { about: { var: 'answers.frame' } } }],
      },
    ],
  },
  {
    kind: 'form',
    id: 'pay-form',
    schemaVersion: 2,
    fields: [
      {
        name: 'card',
        type: 'button',
        label: 'Pay by card',
        tone: 'primary',
        onPress: [
          {
            call: 'open-card',
            with: { back: { var: 'page.returnAddress' } },
            as: 'hosted',
          },
          { goToAddress: { var: 'results.hosted' } },
        ],
      },
      { name: 'receipt', type: 'text-input', label: 'Receipt', value: { type: 'string', maxLength: 8 } },
      {
        name: 'later',
        type: 'button',
        label: 'Pay when I fetch it',
        tone: 'link',
        onPress: [{ set: 'receipt', to: 'later' }, { submit: true }],
      },
      {
        name: 'paid',
        type: 'button',
        label: 'I have paid',
        tone: 'link',
        onPress: [{ submit: true }],
      },
    ],
  },
  {
    kind: 'form',
    id: 'done-form',
    schemaVersion: 2,
    fields: [{ name: 'thanks', type: 'notice', tone: 'success', text: { var: 'answers.receipt' } }],
  },
  {
    kind: 'analytics',
    id: 'viewed',
    schemaVersion: 1,
    event: 'view',
    data: { campaign: { var: 'session.captured.campaign' } },
  },
  operation('find-bicycle', '/bicycles/{frame}', { frame: { type: 'string' } }),
  operation('opening-hours', '/hours', {}),
  {
    ...operation('reserve', '/reservations', { frame: { type: 'string' } }),
    method: 'POST',
    request: { frame: { var: 'input.frame' } },
  },
  {
    ...operation('tell-workshop', '/told', { about: { type: 'string' } }),
    method: 'POST',
    request: { about: { var: 'input.about' } },
  },
  {
    ...operation('open-card', '/cards', { back: { type: 'string' } }),
    method: 'POST',
    request: { back: { var: 'input.back' } },
    result: { var: 'response.address' },
  },
];

function operation(id: string, path: string, input: Extract<Document, { kind: 'operation' }>['input']) {
  return {
    kind: 'operation' as const,
    id,
    schemaVersion: 1 as const,
    service: 'workshop',
    method: 'GET' as const,
    path,
    input,
    response: { type: 'object' },
    result: { var: 'response' },
  };
}

export const workshop = workshopWith((document) => document);

/** The workshop with some documents changed. */
export function workshopWith(change: (document: Document) => Document): CompiledRelease {
  return compileRelease(documents.map(change), (text) => String(text.length));
}
