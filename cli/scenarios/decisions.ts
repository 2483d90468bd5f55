import type { AnalyticsEvent, JsonValue } from '#engine';
import type {
  Decisions,
  ExpectedCall,
  Observed,
  ObservedCall,
  ScenarioFile,
  ScenarioRequest,
  Turn,
} from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';

/**
 * The part of a turn's result that scenarios compare: decisions, bodies and events, without texts and layout.
 */
export function decisionsOf(observed: Observed): Decisions {
  const { outcome, at, problems, notices, fields, events, views, offers, chips, ready, answers, calls } =
    observed;
  return {
    outcome,
    at,
    problems: Object.fromEntries(problems.map(({ field, keyword }) => [field, keyword])),
    notices: notices.map(({ tone }) => tone),
    fields: [...fields].sort(),
    events: events.map((event) => withoutMessages(event, problems)),
    amounts: amountsOf(views),
    offers: sortedEach(offers),
    chips: chips.map(({ step }) => step),
    ready,
    answers,
    calls,
  };
}

/** The expected decisions of a turn. Parts that the scenario omits are taken from the observed result. */
export function expectedOf(turn: Turn, observed: Observed | undefined, file: ScenarioFile): Decisions {
  const seen = observed && decisionsOf(observed);
  const { expect } = turn;
  return {
    outcome: expect.outcome,
    at: expect.at,
    problems: expect.problems ?? {},
    notices: expect.notices ?? [],
    fields: (expect.fields && [...expect.fields].sort()) ?? seen?.fields ?? [],
    events: expect.events ?? [],
    amounts: { ...seen?.amounts, ...expect.amounts },
    offers: { ...seen?.offers, ...sortedEach(expect.offers ?? {}) },
    chips: expect.chips ?? seen?.chips ?? [],
    ready: expect.ready ?? seen?.ready ?? true,
    answers: expect.answers ?? seen?.answers ?? {},
    calls: callsOf(turn).map((call, index) => expectedCall(call, seen?.calls[index], file)),
  };
}

function expectedCall(call: ExpectedCall, seen: ObservedCall | undefined, file: ScenarioFile): ObservedCall {
  const { operation, refused } = call;
  if (refused) return { operation, refused };
  const request = requestOf(call, file) ?? seen?.request ?? { service: '', method: '', path: '' };
  return { operation, request };
}

/** The calls that a scenario expects of a turn. */
export function callsOf(turn: Turn): readonly ExpectedCall[] {
  return 'visit' in turn ? [] : (turn.calls ?? []);
}

/**
 * The expected request of a call, by its name in the file if it has one; undefined when the scenario does not
 * give one.
 */
export function requestOf(
  { request }: ExpectedCall,
  { requests }: Pick<ScenarioFile, 'requests'>,
): ScenarioRequest | undefined {
  if (typeof request !== 'string') return request;
  const named = requests?.[request];
  if (!named) throw new ScenarioError(`A call makes a request that the file does not name: "${request}".`);
  return named;
}

/** An event with the field and the keyword of a problem in place of its message. */
function withoutMessages(event: AnalyticsEvent, problems: Observed['problems']): AnalyticsEvent {
  const members = Object.entries(event).map(([name, value]) => {
    const problem = problems.find(({ message }) => message === value);
    return [name, problem ? `message of ${problem.field}: ${problem.keyword}` : value] as const;
  });
  return { ...Object.fromEntries(members), event: event.event };
}

/**
 * The amounts and percentages in the rows of each field that has any, and of each of its cards: "2.6879" of
 * "$2.6879 / day".
 */
function amountsOf(views: Observed['views']): Decisions['amounts'] {
  const found = Object.entries(views).map(([field, view]) => [field, amountsIn(view)] as const);
  return Object.fromEntries(found.filter(([, amounts]) => amounts.length > 0));
}

function amountsIn(view: JsonValue): readonly string[] {
  if (Array.isArray(view)) return view.flatMap(amountsIn).sort();
  if (typeof view !== 'object' || view === null) return [];
  const amounts = Object.entries(view).flatMap(([name, part]) =>
    name === 'value' ? numbersIn(part) : amountsIn(part),
  );
  return ('id' in view ? amounts.map((amount) => `${view.id} ${amount}`) : amounts).sort();
}

function numbersIn(value: JsonValue | undefined): readonly string[] {
  return typeof value === 'string' || typeof value === 'number'
    ? (String(value).match(/\d+(?:[.,]\d+)*/g) ?? [])
    : [];
}

function sortedEach(lists: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, [...ids].sort()]));
}
