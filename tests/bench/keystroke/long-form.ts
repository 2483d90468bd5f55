import type { StepModel } from '#engine';
import type { Field } from '#schemas';

/** Number of fields of the form, and of those that a rule shows or hides. */
export const fieldCount = 1000;
export const ruleCount = 200;

/** Every fifth field is conditional; a driver controls ten of those. */
const every = fieldCount / ruleCount;
const ruledByOne = 10;

export const labelOf = (index: number): string => `Question ${index + 1}`;
export const nameOf = (index: number): string => `answer${index}`;
export const isConditional = (index: number): boolean => index % every === every - 1;

/** The field that controls whether a conditional one is shown. */
export function driverOf(index: number): number {
  const group = Math.floor(index / (every * ruledByOne));
  return group * every * ruledByOne;
}

/** While a driver has this value, the fields that depend on it are hidden. */
export const hidingWord = 'hide';
/** The first driver, and a field that no rule reads. */
export const readField = nameOf(0);
export const unreadField = nameOf(1);
export const requiredMessage = 'Please answer this question';

function fieldAt(index: number): Field {
  return {
    name: nameOf(index),
    type: 'text-input',
    label: labelOf(index),
    value: { type: 'string' },
    required: true,
    messages: { required: requiredMessage },
    ...(isConditional(index) && {
      when: { '!=': [{ var: `answers.${nameOf(driverOf(index))}` }, hidingWord] },
    }),
  };
}

/** Initial answer of every field, so that no rule is unanswered. */
export const startingAnswer = 'a';

export function longForm(): StepModel {
  const indices = Array.from({ length: fieldCount }, (_, index) => index);
  return {
    journey: 'long',
    step: 'form',
    run: 'bench',
    definition: {
      form: { kind: 'form', id: 'long', schemaVersion: 2, fields: indices.map(fieldAt) },
      facts: {},
      options: {},
      decisions: {},
      display: {
        facts: [],
        masked: [],
        submitLabel: 'Send',
        submitReady: undefined,
        chips: [],
        changeLabel: undefined,
        summary: undefined,
      },
      errorSummaryTitle: undefined,
      onInvalid: [],
      analytics: [],
      suggestions: {},
      operators: [],
    },
    fixedFacts: {},
    before: {},
    given: Object.fromEntries(indices.map((index) => [nameOf(index), startingAnswer])),
    results: {},
    session: {},
    site: {},
    page: {},
    now: '2026-01-15',
    settings: {},
    formats: { locale: 'en-nz' },
    fallbackMessages: {},
    problems: [],
    notices: [],
    display: { before: {}, given: {}, fixedFacts: {} },
    suggested: {},
    events: [],
    back: undefined,
  };
}
