import { checkDecision } from '../../analysis/rules/typing/check-decisions.ts';
import { compileDecision } from '../../engine/rules/evaluation/decision.ts';
import type { DecisionTable, RuleOption, RuleScope } from '../../engine/rules/runtime/scope.ts';
import type { RuleContext } from '../../engine/rules/types/rule-context.ts';
import {
  booleanType,
  choiceOf,
  dateType,
  listOf,
  numberType,
  objectOf,
} from '../../engine/rules/types/rule-type.ts';
import type { Random } from './random.ts';

/** The invented site of generated rules: a bicycle hire. */
export const sizes = ['small', 'medium', 'large'] as const;

const bike = objectOf({
  price: numberType,
  size: choiceOf(sizes),
  electric: booleanType,
  model: { kind: 'text', longest: 20 },
  due: dateType,
});

const roots = {
  answers: objectOf({
    days: numberType,
    riders: numberType,
    name: { kind: 'text', longest: 20 },
    note: { kind: 'text', longest: 2_500 },
    member: booleanType,
    insured: booleanType,
    start: dateType,
    born: dateType,
    size: choiceOf(sizes),
    extras: listOf(choiceOf(sizes), 4),
    weights: listOf(numberType, 4),
    bikes: listOf(bike, 4),
    chosen: bike,
  }),
  results: objectOf({ total: numberType, offer: bike }),
};

const deposits: readonly RuleOption[] = [
  { id: 'small', label: 'Small bicycle', data: { deposit: 20, shed: 'north' } },
  { id: 'medium', label: 'Medium bicycle', hint: 'Up to 1.80 m', data: { deposit: 25.5, shed: 'north' } },
];

// As JSON text: an object with a `then` looks like a promise to the linter.
const surcharge: DecisionTable = JSON.parse(`{
  "input": { "weight": { "type": "number" } },
  "rows": [
    { "when": { ">": [{ "var": "answers.riders" }, 3] }, "then": 12.5 },
    { "when": { ">": [{ "var": "input.weight" }, 10] }, "then": { "+": [{ "var": "input.weight" }, 1] } },
    { "when": { "==": [{ "var": "answers.member" }, true] }, "then": { "*": [{ "var": "answers.days" }, -1] } }
  ],
  "otherwise": 0
}`);

/** A function, as the table that evaluates it. */
const dayRate: DecisionTable = JSON.parse(`{
  "input": {
    "bike": { "type": "object", "properties": { "price": { "type": "number" }, "size": { "type": "string" } } },
    "days": { "type": "number" }
  },
  "otherwise": { "if": [
    { "==": [{ "var": "input.bike.size" }, "small"] }, { "/": [{ "var": "input.bike.price" }, 2] },
    { "+": [{ "var": "input.bike.price" }, { "var": ["input.days", { "var": "answers.days" }] }] }
  ] }
}`);

const base: RuleContext = {
  roots,
  options: new Map([
    ['deposits', { ids: ['small', 'medium'], columns: { deposit: numberType, shed: choiceOf(['north']) } }],
  ]),
};

/** Context in which generated rules are checked. */
export const context: RuleContext = {
  ...base,
  decisions: new Map([['surcharge', checkDecision(surcharge, base)]]),
  functions: new Map([['day-rate', checkDecision(dayRate, base)]]),
};

const decisions = new Map([
  ['surcharge', compileDecision(surcharge)],
  ['day-rate', compileDecision(dayRate)],
]);
const testers = new Map<string, RegExp>();

/** Long enough to cost steps. */
const longNote = 'Leave it '.repeat(277);

/** Data of the declared types; `unanswered` is the probability that a value is missing. */
export function randomScope(random: Random, unanswered: number): RuleScope {
  const answers = drop(random, unanswered, {
    days: randomNumber(random),
    riders: random.below(6),
    name: random.pick(['Ana', 'Bo', '', 'ana reid', 'a-b-c', 'a😀-😁', '～']),
    note: random.pick(['', ' leave it ', 'x', longNote]),
    member: random.chance(0.5),
    insured: random.chance(0.5),
    start: randomDate(random),
    born: randomDate(random),
    size: random.pick(sizes),
    extras: list(random, () => (random.chance(unanswered / 2) ? null : random.pick(sizes))),
    weights: list(random, () => (random.chance(unanswered / 2) ? null : randomNumber(random))),
    bikes: list(random, () => randomBike(random, unanswered)),
    chosen: randomBike(random, unanswered),
  });
  const results = drop(random, unanswered, {
    total: randomNumber(random),
    offer: randomBike(random, unanswered),
  });
  return {
    answers,
    results,
    facts: {},
    session: {},
    site: {},
    page: {},
    now: randomDate(random),
    options: (id) => (id === 'deposits' ? deposits : undefined),
    decisions: (id) => decisions.get(id),
    matches: (pattern, flags = '') => {
      const key = `${flags}/${pattern}`;
      const tester = testers.get(key) ?? new RegExp(pattern, flags);
      testers.set(key, tester);
      return (text) => tester.test(text);
    },
  };
}

export function randomNumber(random: Random): number {
  return random.pick([0, 1, 2, 3, -1, 0.5, 2.5, 10, 1.005, -7.25, 100, 1e21, 5e-7, -0.004, 1e308]);
}

export function randomDate(random: Random): string {
  return random.pick(['2026-01-15', '2024-02-29', '1999-12-31', '2000-01-01', '2026-03-01', '0001-01-01']);
}

function randomBike(random: Random, unanswered: number): Record<string, unknown> {
  return drop(random, unanswered, {
    price: randomNumber(random),
    size: random.pick(sizes),
    electric: random.chance(0.5),
    model: random.pick(['Tui', 'Kea', '']),
    due: randomDate(random),
  });
}

function list<Value>(random: Random, make: () => Value): Value[] {
  return Array.from({ length: random.below(4) }, make);
}

function drop(random: Random, probability: number, values: Record<string, unknown>): Record<string, unknown> {
  if (probability === 0) return values;
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!random.chance(probability)) kept[name] = value;
    else if (random.chance(0.3)) kept[name] = null;
  }
  return kept;
}
