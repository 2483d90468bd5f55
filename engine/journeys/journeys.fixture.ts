import type { Analytics, Form, Journey, Operation } from '#schemas';
import { Fault } from '../base/problems/fault.ts';
import type { JsonValue } from '../base/values/answers.ts';
import { englishWords } from '../languages/site-words.ts';
import { type CompiledJourney, compileJourney } from './model/compile-journey.ts';
import type { JourneyEnvironment } from './walk/walk.ts';

/** The context in which tests build models of steps. */
export const modelContext = {
  site: {},
  page: {},
  now: '2026-01-15',
  formats: { locale: 'en-nz' },
  fallbackMessages: {},
  fileWords: englishWords.forms.files,
  formattingWords: englishWords.forms.formatting,
  receipt: undefined,
  events: [],
} as const;

/** Test journeys of an invented library that lends books and instruments. */
export const joinForm: Form = {
  kind: 'form',
  id: 'join',
  schemaVersion: 2,
  fields: [
    {
      name: 'name',
      type: 'text-input',
      label: 'Name',
      value: { type: 'string', minLength: 2 },
      required: true,
      messages: { required: 'Tell us your name', minLength: 'Too short' },
    },
    {
      name: 'lends',
      type: 'radio-group',
      label: 'What would you like to borrow?',
      required: true,
      messages: { required: 'Choose what to borrow' },
      options: [
        { id: 'books', label: 'Books' },
        { id: 'instruments', label: 'Instruments' },
      ],
    },
    {
      name: 'newsletter',
      type: 'radio-group',
      label: 'Newsletter?',
      default: 'no',
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
    {
      name: 'email',
      type: 'text-input',
      label: 'Email',
      value: { type: 'string', format: 'email' },
      required: true,
      messages: { required: 'Where to?' },
      when: { '==': [{ var: 'answers.newsletter' }, 'yes'] },
    },
  ],
};

export const instrumentForm: Form = {
  kind: 'form',
  id: 'instrument',
  schemaVersion: 2,
  fields: [
    {
      name: 'instrument',
      type: 'select',
      label: 'Instrument',
      placeholder: 'Choose',
      required: true,
      messages: { required: 'Choose an instrument' },
      orphan: 'clear',
      options: [
        { id: 'cello', label: 'Cello' },
        { id: 'drum', label: 'Drum' },
      ],
    },
    {
      name: 'cases',
      type: 'checkbox-group',
      label: 'Extras',
      options: [
        { id: 'case', label: 'Case' },
        { id: 'bow', label: 'Bow', when: { '==': [{ var: 'answers.instrument' }, 'cello'] } },
      ],
    },
  ],
};

export const confirmForm: Form = {
  kind: 'form',
  id: 'confirm',
  schemaVersion: 2,
  fields: [
    {
      name: 'agree',
      type: 'checkbox',
      label: 'I agree',
      required: true,
      messages: { required: 'Please agree' },
    },
  ],
};

export const librarySignUp: Journey = {
  kind: 'journey',
  id: 'library',
  schemaVersion: 2,
  facts: { borrowsInstruments: { '==': [{ var: 'answers.lends' }, 'instruments'] } },
  steps: [
    {
      id: 'join',
      form: 'join',
      submitLabel: 'Continue',
      onInvalid: [{ track: 'join-error' }],
    },
    {
      id: 'instrument',
      form: 'instrument',
      submitLabel: 'Continue',
      when: { var: 'facts.borrowsInstruments' },
    },
    {
      id: 'confirm',
      form: 'confirm',
      submitLabel: 'Join',
      needs: { that: { answered: [{ var: 'answers.name' }] }, otherwise: 'join' },
      onSubmit: [
        {
          retries: 2,
          attempt: [
            {
              call: 'reserve',
              with: { name: { var: 'answers.name' } },
              as: 'reservation',
            },
            {
              call: 'enrol',
              with: { name: { var: 'answers.name' }, shelf: { var: 'results.reservation' } },
            },
          ],
          onFailure: [{ notify: 'The library did not answer', tone: 'error' }],
        },
        { track: 'joined' },
        { reset: true },
        { goToPage: 'welcome' },
      ],
    },
  ],
};

const analytics: readonly Analytics[] = [
  {
    kind: 'analytics',
    id: 'join-error',
    schemaVersion: 1,
    event: 'form_error',
    data: { field: { var: 'problem.field' }, message: { var: 'problem.message' } },
  },
  {
    kind: 'analytics',
    id: 'joined',
    schemaVersion: 1,
    event: 'join',
    data: { lends: { var: 'answers.lends' } },
  },
];

/** An operation for invented journeys. Tests never really call it. */
export function inventedOperation(id: string): Operation {
  return {
    kind: 'operation',
    id,
    schemaVersion: 1,
    service: 'streets',
    method: 'GET',
    path: '/streets',
    input: { typed: { type: 'string' } },
    expose: { path: '/api/streets' },
  };
}

/** Compiles an invented journey with the forms above and any given ones. */
export function compileInvented(
  journey: Journey,
  forms: readonly Form[] = [joinForm, instrumentForm, confirmForm],
): CompiledJourney {
  return compileJourney(journey, {
    form: (id) => found(forms, id),
    operation: inventedOperation,
    options: () => undefined,
    decision: () => undefined,
    analytics: (id) => found(analytics, id),
    pathOf: (id) => `/${id}`,
  });
}

function found<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Fault('unknown-document', id);
  return item;
}

/** A fixed date, an empty site, and a minimal validator for the constraints above. */
export const environment: JourneyEnvironment = {
  surroundings: {
    site: {},
    page: {},
    now: '2026-01-15',
    options: () => undefined,
    decisions: () => undefined,
    matches: (pattern) => (text) => new RegExp(pattern, 'u').test(text),
  },
  validation: () => ({
    constraints: checkConstraint,
    fallbackMessages: { enum: 'Choose one of the options', format: 'Not an address' },
  }),
};

function checkConstraint(field: string, value: JsonValue): readonly string[] {
  if (field === 'name' && String(value).length < 2) return ['minLength'];
  if (field === 'email' && !String(value).includes('@')) return ['format'];
  return [];
}
