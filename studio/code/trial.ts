import { type Explanation, explainRule, type SampleVisitor, sampleVisitors } from '#analysis';
import {
  type CompiledRelease,
  compileRelease,
  emptyScope,
  functionName,
  type JourneyState,
  type JsonValue,
  journeyFinder,
  newState,
  parseFormula,
  type RuleScope,
  walkJourney,
} from '#engine';
import { dependenciesOf, formsIncludedIn } from '#engine/parts';
import type { Document, Journey, Rule } from '#schemas';
import { isObject, memberOf } from '../settings/json.ts';

/** A formula to try. */
export interface TrialTask {
  /** The formula without its "=". */
  readonly formula: string;
  /** Whether it reads columns of an option as `item`. */
  readonly readsItem: boolean;
  /** Place of a sample visitor in the list; undefined for somebody who has answered nothing. */
  readonly visitor: number | undefined;
  /** Values in place of those of the visitor, by path; null is unanswered. */
  readonly given: Readonly<Record<string, JsonValue>>;
  /** Words for paths. */
  readonly words: ReadonlyMap<string, string>;
}

/** The value of a formula with some values. */
export interface Tried {
  /** The references that it reads, with the values that it was tried with. */
  readonly read: readonly { readonly path: string; readonly value: JsonValue }[];
  readonly explanation: Explanation;
}

/** Formulas of one document, tried with values. */
interface Trial {
  readonly visitors: readonly Pick<SampleVisitor, 'chosen' | 'isThorough' | 'known'>[];
  /** Undefined for a formula that cannot be read. */
  readonly try: (task: TrialTask) => Tried | undefined;
}

const findJourney = journeyFinder({ constraintsOf: () => () => [], returnPath: () => '/' });

/** Prepares the formulas of a document of a site to be tried with its sample visitors. */
export function createTrial(documents: readonly Document[], id: string): Trial {
  const release = compileRelease(documents, (text) => text);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: release.site.timeZone }).format(new Date());
  const journey = journeyNear(documents, id);
  const visitors = journey === undefined ? [] : visitorsNear(release, documents, journey, id, today);
  return {
    visitors: visitors.map(({ visitor: { chosen, isThorough, known } }) => ({
      chosen,
      isThorough,
      ...(known && { known }),
    })),
    try({ formula, readsItem, visitor, given, words }) {
      const { rule, faults } = parseFormula(formula);
      if (faults.length > 0) return undefined;
      const brought = visitor === undefined ? undefined : visitors[visitor];
      const scope = withValues(
        scopeOf(release, journey, brought?.step, brought?.visitor.state, today),
        given,
      );
      const read = pathsRead(rule, readsItem).map((path) => ({ path, value: valueIn(scope, path) }));
      return { read, explanation: explainRule(rule as Rule, scope, labelsBy(words)) };
    },
  };
}

function labelsBy(words: ReadonlyMap<string, string>) {
  const reference = (path: string) => {
    const label = words.get(path);
    return label === undefined ? undefined : `“${label}”`;
  };
  return { reference };
}

/** The paths that a rule reads, without today. */
function pathsRead(rule: unknown, readsItem: boolean): readonly string[] {
  const items = readsItem ? [...JSON.stringify(rule).matchAll(/"var":\[?"(item\.[\w.]+)"/g)] : [];
  const paths = dependenciesOf(rule).filter(
    (path) => path !== 'now' && !/^(decisions|functions)\./.test(path),
  );
  return [...new Set([...paths, ...items.flatMap(([, path]) => path ?? [])])];
}

/** The journey that a document belongs to, or else the first. */
function journeyNear(documents: readonly Document[], id: string): Journey | undefined {
  const journeys = documents.flatMap((document) => (document.kind === 'journey' ? [document] : []));
  return (
    journeys.find((journey) => journey.id === id || journey.uses?.includes(id)) ??
    journeys.find((journey) => stepsOf(journey, documents, id).length > 0) ??
    journeys.find((journey) => speaksOf(journey, documents, id)) ??
    journeys[0]
  );
}

/** Whether a journey comes to a document that is no form: a call, a decision or a function, also by way of others. */
function speaksOf(journey: Journey, documents: readonly Document[], id: string): boolean {
  const texts = new Map(
    documents.flatMap((each) => (speaking.has(each.kind) ? [[each.id, namesIn(each)] as const] : [])),
  );
  const reached = new Set([journey.id, ...(journey.uses ?? []), ...journey.steps.map(({ form }) => form)]);
  for (const document of reached) {
    const names = texts.get(document);
    if (names === undefined) continue;
    for (const other of texts.keys())
      if (names.has(other) || names.has(functionName(other))) reached.add(other);
  }
  return reached.has(id);
}

const speaking: ReadonlySet<Document['kind']> = new Set([
  'journey',
  'form',
  'facts',
  'operation',
  'decision',
  'function',
  'options',
]);

/** All words of a document that could be names of others, as they are written in values and formulas. */
function namesIn(document: Document): ReadonlySet<string> {
  return new Set(JSON.stringify(document).match(/[A-Za-z][\w-]*/g));
}

/** Ids of the steps of a journey that show a form. */
function stepsOf(journey: Journey, documents: readonly Document[], form: string): readonly string[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const shows = (shown: string): boolean => shown === form || formsIncludedIn(byId.get(shown)).some(shows);
  return journey.steps.flatMap((step) => (shows(step.form) ? [step.id] : []));
}

const mostVisitors = 40;

/** Visitors of the steps that a document is about, or else of all steps, those who have come furthest first. */
function visitorsNear(
  release: CompiledRelease,
  documents: readonly Document[],
  journey: Journey,
  id: string,
  today: string,
) {
  const found = sampleVisitors(release, journey.id, today) ?? new Map();
  const own = stepsOf(journey, documents, id);
  const steps = own.length > 0 ? own : journey.steps.map((step) => step.id).toReversed();
  return steps
    .flatMap((step) => (found.get(step) ?? []).map((visitor: SampleVisitor) => ({ step, visitor })))
    .slice(0, mostVisitors);
}

function scopeOf(
  release: CompiledRelease,
  near: Journey | undefined,
  step: string | undefined,
  state: JourneyState = newState('trial'),
  today: string,
): RuleScope {
  const journey = near && findJourney(release, near.id);
  const first = near?.steps[0]?.id;
  if (journey === undefined || first === undefined) return { ...emptyScope, now: today };
  const environment = journey.environment(step ?? first, { now: today, settings: {} });
  const { path, asides, frontier } = walkJourney(journey.compiled, state, environment);
  const visited = [...path, ...asides].find((each) => each.step.definition.id === step) ?? frontier;
  return visited.evaluation.scope;
}

/** A scope with other values at some paths. */
function withValues(scope: RuleScope, given: TrialTask['given']): RuleScope {
  const changed: Record<string, unknown> = { ...scope };
  for (const [path, value] of Object.entries(given)) {
    const [root = '', ...keys] = path.split('.');
    changed[root] = withValue(changed[root], keys, value);
  }
  return { ...scope, ...changed };
}

function withValue(holder: unknown, [key, ...rest]: readonly string[], value: JsonValue): unknown {
  if (key === undefined) return value;
  return { ...(isObject(holder) && holder), [key]: withValue(memberOf(holder, key), rest, value) };
}

function valueIn(scope: RuleScope, path: string): JsonValue {
  const value = path.split('.').reduce<unknown>(memberOf, scope) ?? null;
  return value as JsonValue;
}
