import type { Analytics, Form, Journey } from '#schemas';
import { Fault } from '../base/problems/fault.ts';
import { inventedOperation } from './journeys.fixture.ts';
import { type CompiledJourney, compileJourney } from './model/compile-journey.ts';
import type { StepModelDocuments } from './steps/step-model-documents.ts';

/** Test journey: an invented bakery with standing orders, an aside and a final step. */
const whereForm: Form = {
  kind: 'form',
  id: 'where-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'street',
      type: 'suggest-input',
      label: 'Where to?',
      value: { type: 'string' },
      required: true,
      messages: { required: 'Where do you live?' },
      checks: [{ that: { answered: [{ var: 'answers.streetId' }] }, message: 'Choose a street' }],
      suggestions: {
        operation: 'find-streets',
        input: 'typed',
        minimumLength: 3,
        idAnswer: 'streetId',
        footer: ['missing'],
        announce: { loading: 'Looking', none: 'None' },
      },
      onChange: [
        {
          call: 'find-doors',
          with: { street: { var: 'answers.streetId' } },
          as: 'doors',
          optional: true,
          onFailure: [
            {
              notify: { cat: ['No doors in street ', { var: 'answers.streetId' }] },
              tone: 'info',
            },
          ],
        },
        { track: 'chose-street' },
      ],
    },
    {
      name: 'door',
      type: 'radio-group',
      label: 'Which door?',
      options: {
        each: { var: 'results.doors' },
        id: { var: 'item.id' },
        label: { cat: ['Number ', { var: 'item.number' }] },
      },
      when: { '>': [{ count: [{ var: 'results.doors' }] }, 1] },
      required: true,
      messages: { required: 'Choose a door' },
    },
    {
      name: 'missing',
      type: 'button',
      label: 'Mine is missing',
      tone: 'link',
      onPress: [{ go: 'ask' }],
    },
    {
      name: 'collect',
      type: 'button',
      label: 'I collect it myself',
      tone: 'link',
      onPress: [
        { set: 'streetId', to: 'shop' },
        { track: 'chose-street' },
        { submit: true },
        { set: 'streetId', to: 'never' },
      ],
    },
  ],
};

const breadForm: Form = {
  kind: 'form',
  id: 'bread-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'bread',
      type: 'radio-group',
      label: 'Bread?',
      required: true,
      messages: { required: 'Which bread?' },
      options: [
        { id: 'rye', label: 'Rye' },
        { id: 'wheat', label: 'Wheat' },
      ],
    },
    {
      name: 'seeds',
      type: 'switch',
      label: 'With seeds',
      default: true,
      when: { '==': [{ var: 'answers.bread' }, 'wheat'] },
    },
  ],
};

const payForm: Form = {
  kind: 'form',
  id: 'pay-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'account',
      type: 'text-input',
      label: 'Account',
      value: { type: 'string' },
      sensitive: true,
      required: true,
      messages: { required: 'Which account?' },
    },
    {
      name: 'slices',
      type: 'checkbox-group',
      label: 'Sliced?',
      when: { '==': [{ var: 'answers.bread' }, 'wheat'] },
      options: [{ id: 'thin', label: 'Thin' }],
    },
    {
      name: 'later',
      type: 'button',
      label: 'Pay later',
      tone: 'link',
      onPress: [
        {
          call: 'check-credit',
          onFailure: [
            { notify: 'Unchecked', tone: 'info' },
            { set: 'account', to: 'none' },
            { submit: true },
          ],
        },
      ],
    },
    {
      name: 'card',
      type: 'button',
      label: 'Pay by card',
      tone: 'secondary',
      onPress: [
        {
          call: 'open-card',
          with: { back: { var: 'page.returnAddress' } },
          as: 'cardPage',
          once: true,
        },
        { goToAddress: { var: 'results.cardPage' } },
      ],
    },
  ],
};

const askForm: Form = {
  kind: 'form',
  id: 'ask-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'phone',
      type: 'text-input',
      label: 'Phone',
      value: { type: 'string' },
      required: true,
      messages: { required: 'Your number?' },
    },
  ],
};

const thanksForm: Form = {
  kind: 'form',
  id: 'thanks-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'thanks',
      type: 'notice',
      tone: 'success',
      text: { cat: ['Thank you for ', { var: 'answers.bread' }] },
    },
  ],
};

const forms = [whereForm, breadForm, payForm, askForm, thanksForm];

export const bakeryOrder: Journey = {
  kind: 'journey',
  id: 'standing-order',
  schemaVersion: 2,
  capture: ['campaign', 'clickId'],
  facts: { isSeeded: { var: 'answers.seeds' } },
  onView: [{ track: 'viewed' }],
  changeLabel: 'Change',
  chips: [
    { step: 'where', label: { var: 'answers.street' } },
    { step: 'bread', label: { var: 'answers.bread' } },
    { step: 'pay', label: { cat: ['Account ', { var: 'answers.account' }] } },
    { step: 'ask', label: { var: 'answers.phone' } },
  ],
  summary: {
    title: 'Your order',
    openLabel: 'Show the order',
    fields: [
      { name: 'inclusive', type: 'switch', label: 'With tax', default: true },
      {
        name: 'price',
        type: 'table',
        label: 'Price',
        empty: 'None yet',
        rows: [
          { label: 'Bread', value: { if: [{ var: 'answers.inclusive' }, '$8', '$7'] } },
          { label: 'Account', value: { var: 'answers.account' } },
        ],
      },
    ],
  },
  steps: [
    { id: 'where', form: 'where-form', submitLabel: 'Continue' },
    {
      id: 'bread',
      form: 'bread-form',
      submitLabel: { if: [{ '==': [{ var: 'answers.bread' }, 'rye'] }, 'Go on with rye', 'Continue'] },
      submitReady: { answered: [{ var: 'answers.bread' }] },
      parkedNotice: 'Some of your answers no longer count',
    },
    {
      id: 'pay',
      form: 'pay-form',
      submitLabel: 'Order',
      submitReady: { var: 'form.isValid' },
      summary: true,
      onSubmit: [{ call: 'order' }],
      onReturn: [
        {
          set: 'account',
          to: { var: 'returned.card' },
          when: { '==': [{ var: 'returned.state' }, 'approved'] },
        },
        {
          notify: 'The card was not taken',
          tone: 'error',
          when: { '!=': [{ var: 'returned.state' }, 'approved'] },
        },
      ],
    },
    { id: 'ask', form: 'ask-form', submitLabel: 'Ask', aside: true },
    { id: 'thanks', form: 'thanks-form', final: true },
  ],
};

const events: readonly Analytics[] = [
  {
    kind: 'analytics',
    id: 'viewed',
    schemaVersion: 1,
    event: 'view',
    data: { campaign: { var: 'session.captured.campaign' } },
  },
  {
    kind: 'analytics',
    id: 'chose-street',
    schemaVersion: 1,
    event: 'street',
    data: { id: { var: 'answers.streetId' } },
  },
];

function found<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Fault('unknown-document', id);
  return item;
}

const nowhere = {
  options: () => undefined,
  decision: (id: string): never => found([], id),
  operation: inventedOperation,
  analytics: (id: string) => found(events, id),
  pathOf: (id: string) => `/${id}`,
};

/** Compiles the bakery's journey, or a variant of it. */
export function compileBakery(journey: Journey = bakeryOrder): CompiledJourney {
  return compileJourney(journey, { ...nowhere, form: (id) => found(forms, id) });
}

/** Documents for a step model. */
export function bakeryDocuments(step: string, journey: Journey = bakeryOrder): StepModelDocuments {
  return {
    ...nowhere,
    journey,
    form: found(forms, found(journey.steps, step).form),
    steps: compileBakery(journey).steps,
    addressOf: (id) => `/order/${id}`,
    titleOf: (id) => `The ${id}`,
    sensitive: new Set(['account']),
    sensitiveResults: new Map(),
  };
}
