import type { CallAction } from '#schemas';
import { unreachable } from '../../base/problems/fault.ts';
import type { JsonValue } from '../../base/values/answers.ts';
import type { FieldProblem } from '../../forms/validate-form.ts';
import { type CompiledRule, evaluateRule } from '../../rules/evaluation/compile.ts';
import { textGiven } from '../../rules/evaluation/condition.ts';
import { evaluateTemplate } from '../../rules/evaluation/template.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import type { CompiledAction, CompiledActions, Destination, Notice } from '../model/compile-actions.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import { type JourneyState, stateOfRun } from '../model/state.ts';
import { type AnalyticsEvent, eventOf } from '../model/track.ts';
import { type JourneyEnvironment, visitTo, walkJourney } from '../walk/walk.ts';
import { bindResults } from './bind-results.ts';
import { faultNotices } from './fault-notice.ts';

/** A request to the outside world. The interpreter yields it and receives its outcome. */
export type Effect =
  | {
      readonly effect: 'call';
      readonly operation: string;
      readonly input: { readonly [name: string]: JsonValue };
      /**
       * Pointer of the action in the document. A repeated submission makes the same calls with the same keys.
       */
      readonly key: string;
      /** 0 for the first attempt, then 1, 2, … */
      readonly attempt: number;
      /** In an event of a field: the call is made once for the same answers. */
      readonly once?: true;
      /** The call belongs to a submission that an event of a field started. */
      readonly submits?: true;
      /** A failure does not end the list. */
      readonly optional?: true;
      /** The document says what follows if nobody knows whether it was done. */
      readonly onUnknown?: true;
      /** The outcome is not awaited: it only says that the call was scheduled. */
      readonly unawaited?: true;
    }
  | { readonly effect: 'verify'; readonly answer: JsonValue };

/** How an effect ended. */
export type EffectOutcome =
  | { readonly ok: true; readonly result?: JsonValue | undefined }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Nobody knows whether it was done, and an earlier press of the same had no answer either. */
      readonly isUnanswered?: boolean;
    };

/** Outcome of a list of actions. */
export interface ActionsOutcome {
  /** `gone`: a `go` ended the list; `diverted`: a `go` in `onFailure` did; `submitted`: a `submit` did. */
  readonly outcome: 'done' | 'failed' | 'gone' | 'diverted' | 'submitted';
  readonly state: JourneyState;
  readonly events: readonly AnalyticsEvent[];
  readonly notices: readonly Notice[];
  /** Only when `gone` or `diverted`. */
  readonly destination: Destination | undefined;
}

/** Context of the actions of one event. */
export interface ActionFrame {
  readonly journey: CompiledJourney;
  readonly environment: JourneyEnvironment;
  /** Returns the name of the run after a given one. */
  readonly nextRun: (run: string) => string;
  /** The step of the event; the frontier by default. */
  readonly step?: string;
  /** The first problem, for the actions of `onInvalid`. */
  readonly problem?: FieldProblem;
  /** Query parameters of the return from a hosted page, for the actions of `onReturn`. */
  readonly returned?: { readonly [name: string]: string };
  /** The current element, for a repeated action. */
  readonly item?: unknown;
}

/** Inputs given by the caller of an event; the others follow from the event. */
export type EventFrame = Pick<ActionFrame, 'environment' | 'nextRun'> & {
  /** The step to return to, for a visitor who came only to change this one. */
  readonly cameFrom?: string | undefined;
  /** The browser runs no scripts: newly relevant questions are shown before a submission is accepted. */
  readonly withoutScripts?: boolean | undefined;
};

interface Progress {
  state: JourneyState;
  readonly events: AnalyticsEvent[];
  readonly notices: Notice[];
  destination: Destination | undefined;
  /** `onUnknown` of a call has run: no `onFailure` around it follows. */
  isUnanswered: boolean;
  /** The calls that made results, by the names of these. */
  readonly made: Map<string, CallAction>;
}

/** Attempts left for the calls inside an `attempt`. */
interface Budget {
  left: number;
}

/**
 * Runs actions in order. Pure apart from the effects it yields, so a test can supply the outcomes. A failed
 * call ends the list after its `onFailure`, or its `onUnknown` if nobody knows whether it was done. An action with a faulty rule fails without making its call, and
 * adds the site's general notice.
 */
export function* interpretActions(
  actions: CompiledActions,
  state: JourneyState,
  frame: ActionFrame,
): Generator<Effect, ActionsOutcome, EffectOutcome> {
  const progress: Progress = {
    state,
    events: [],
    notices: [],
    destination: undefined,
    isUnanswered: false,
    made: new Map(),
  };
  const outcome = yield* runList(actions, '', frame, progress, { left: 0 });
  const { made, isUnanswered: _, ...done } = progress;
  const bound = bindResults(frame.journey, progress.state, made, frame);
  return { outcome, ...done, state: bound };
}

type ListOutcome = ActionsOutcome['outcome'];

function* runList(
  actions: CompiledActions,
  prefix: string,
  frame: ActionFrame,
  progress: Progress,
  budget: Budget,
): Generator<Effect, ListOutcome, EffectOutcome> {
  for (const [index, action] of actions.entries()) {
    const outcome = yield* runAction(action, `${prefix}/${index}`, frame, progress, budget);
    if (outcome !== 'done') return outcome;
  }
  return 'done';
}

function* runAction(
  action: CompiledAction,
  key: string,
  frame: ActionFrame,
  progress: Progress,
  budget: Budget,
): Generator<Effect, ListOutcome, EffectOutcome> {
  if (action.action === 'attempt') {
    const outcome = yield* runList(action.actions, key, frame, progress, { left: action.retries });
    if (outcome !== 'failed' || progress.isUnanswered) return outcome;
    return yield* failed(action.onFailure, `${key}/failure`, frame, progress);
  }
  if ('each' in action && action.each !== undefined) {
    return yield* runEach(action, action.each, key, frame, progress, budget);
  }
  const condition = conditionOf(action.when, frame, progress);
  if (condition === 'false') return 'done';
  if (condition === 'fault' && action.action !== 'call') return faulted(action, frame, progress);
  switch (action.action) {
    case 'call': {
      const first = condition === 'true' ? callOf(action, key, frame, progress) : undefined;
      const made = first ? yield* call(action, first, progress, budget) : 'failed';
      if (made === 'done') return 'done';
      if (!first && !action.optional && action.onFailure.length === 0)
        return faulted(action, frame, progress);
      if (action.optional) keepResult(action, undefined, progress);
      progress.isUnanswered = made === 'unanswered' && action.onUnknown.length > 0;
      const [instead, place] = progress.isUnanswered
        ? [action.onUnknown, 'unknown']
        : [action.onFailure, 'failure'];
      const outcome = yield* failed(instead, `${key}/${place}`, frame, progress);
      return outcome === 'failed' && action.optional ? 'done' : outcome;
    }
    case 'send': {
      const first = callOf(action, key, frame, progress);
      if (!first) return faulted(action, frame, progress);
      yield { ...first, unawaited: true };
      return 'done';
    }
    case 'set': {
      const { value, fault } = evaluateRule(action.to, scopeOf(frame, progress));
      if (fault) return faulted(action, frame, progress);
      const answers = { ...progress.state.answers, [action.answer]: value as JsonValue | undefined };
      progress.state = { ...progress.state, answers };
      return 'done';
    }
    case 'clear': {
      const { answers, results } = progress.state;
      progress.state = {
        ...progress.state,
        answers: without('answers', answers, action.paths),
        results: without('results', results, action.paths),
        bound: without('results', progress.state.bound, action.paths),
      };
      return 'done';
    }
    case 'track': {
      const event = eventOf(action, scopeOf(frame, progress));
      if (event) progress.events.push(event);
      return 'done';
    }
    case 'notify': {
      const message = textGiven(action.message, scopeOf(frame, progress));
      if (message !== undefined) progress.notices.push({ ...action.notice, message });
      return 'done';
    }
    case 'reset': {
      progress.state = stateOfRun(frame.nextRun(progress.state.run), progress.state);
      return 'done';
    }
    case 'go':
      progress.destination = destinationOf(action.to, frame, progress);
      if (progress.destination) return 'gone';
      return faulted(action, frame, progress);
    case 'submit':
      return 'submitted';
    case 'run':
      return yield* runList(action.actions, key, frame, progress, budget);
    default:
      return unreachable(action);
  }
}

type RepeatedAction = Extract<CompiledAction, { readonly each: CompiledRule | undefined }>;

/**
 * Runs an action for each element of a list, which is evaluated once at the start. The first failure ends it.
 */
function* runEach(
  action: RepeatedAction,
  each: CompiledRule,
  key: string,
  frame: ActionFrame,
  progress: Progress,
  budget: Budget,
): Generator<Effect, ListOutcome, EffectOutcome> {
  const { value, fault } = evaluateRule(each, scopeOf(frame, progress));
  if (fault) return faulted(action, frame, progress);
  const elements: readonly unknown[] = Array.isArray(value) ? value : [];
  const results = action.action === 'call' ? startResults(action, progress) : undefined;
  for (const [index, item] of elements.entries()) {
    const once = { ...action, each: undefined, ...(results && { as: results.element }) };
    const outcome = yield* runAction(once, `${key}/each/${index}`, { ...frame, item }, progress, budget);
    results?.gather();
    if (outcome !== 'done') return outcome;
  }
  return 'done';
}

/**
 * Collects the results of a repeated call in a list. Each result is first stored under a name that no
 * document can use.
 */
function startResults(action: Extract<CompiledAction, { action: 'call' }>, progress: Progress) {
  const { as: name } = action;
  if (name === undefined) return undefined;
  const element = `${name}/element`;
  const list: JsonValue[] = [];
  keepResult(action, [], progress);
  return {
    element,
    gather() {
      const { [element]: result, ...others } = progress.state.results;
      if (!Object.hasOwn(progress.state.results, element)) return;
      list.push(result ?? null);
      progress.state = { ...progress.state, results: { ...others, [name]: [...list] } };
    },
  };
}

/** Makes a call, and repeats it while it fails and attempts are left. */
function* call(
  action: Extract<CompiledAction, { action: 'call' }>,
  first: Extract<Effect, { effect: 'call' }>,
  progress: Progress,
  budget: Budget,
): Generator<Effect, 'done' | 'failed' | 'unanswered', EffectOutcome> {
  for (let attempt = 0; ; attempt++) {
    const outcome = yield {
      ...first,
      attempt,
      ...(action.once && { once: true }),
      ...(action.optional && { optional: true }),
      ...(action.onUnknown.length > 0 && { onUnknown: true }),
    };
    if (outcome.ok) {
      keepResult(action, outcome.result, progress);
      return 'done';
    }
    if (budget.left === 0) return outcome.isUnanswered ? 'unanswered' : 'failed';
    budget.left -= 1;
  }
}

/** The first attempt of a call; undefined when its input cannot be evaluated. */
function callOf(
  { operation, input }: Pick<Extract<CompiledAction, { action: 'call' }>, 'operation' | 'input'>,
  key: string,
  frame: ActionFrame,
  progress: Progress,
): Extract<Effect, { effect: 'call' }> | undefined {
  const { value, fault } = evaluateTemplate(input, scopeOf(frame, progress));
  if (fault) return undefined;
  const given = value as { [name: string]: JsonValue } | undefined;
  return { effect: 'call', operation, input: given ?? {}, key, attempt: 0 };
}

/** Stores a result. Until the end of the list it counts whatever its call would be given. */
function keepResult(
  { as: name, definition }: Pick<Extract<CompiledAction, { action: 'call' }>, 'as' | 'definition'>,
  result: JsonValue | undefined,
  progress: Progress,
): void {
  if (name === undefined) return;
  const { results, bound } = progress.state;
  progress.state = {
    ...progress.state,
    results: { ...results, [name]: result },
    bound: without('results', bound, [`results.${name}`]),
  };
  progress.made.set(name, definition);
}

/** The destination of a `go`; undefined when its address rule gives no text. */
function destinationOf(
  to: Extract<CompiledAction, { action: 'go' }>['to'],
  frame: ActionFrame,
  progress: Progress,
): Destination | undefined {
  if (!('href' in to)) return to;
  const href = textGiven(to.href, scopeOf(frame, progress));
  return href === undefined ? undefined : { href };
}

/** Runs `onFailure` or `onUnknown`. The list fails unless these actions go elsewhere or submit the step. */
function* failed(
  instead: CompiledActions,
  key: string,
  frame: ActionFrame,
  progress: Progress,
): Generator<Effect, ListOutcome, EffectOutcome> {
  const outcome = yield* runList(instead, key, frame, progress, { left: 0 });
  if (outcome === 'submitted') return outcome;
  return outcome === 'gone' ? 'diverted' : 'failed';
}

function without<Value>(
  root: 'answers' | 'results',
  values: { readonly [name: string]: Value },
  paths: readonly string[],
): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !paths.includes(`${root}.${name}`)));
}

function conditionOf(
  when: CompiledRule | undefined,
  frame: ActionFrame,
  progress: Progress,
): 'true' | 'false' | 'fault' {
  if (when === undefined) return 'true';
  const { value, fault } = evaluateRule(when, scopeOf(frame, progress));
  if (fault) return 'fault';
  return value === true ? 'true' : 'false';
}

/** Outcome of an action with a faulty rule: `track` and `notify` are skipped, others fail. */
function faulted({ action }: CompiledAction, frame: ActionFrame, progress: Progress): ListOutcome {
  if (action === 'track' || action === 'notify') return 'done';
  const step =
    frame.step ?? walkJourney(frame.journey, progress.state, frame.environment).frontier.step.definition.id;
  progress.notices.push(...faultNotices(frame.journey, step, frame.environment));
  return 'failed';
}

/** Rule scope at this point: the answers that count, the facts, and the results so far. */
function scopeOf(frame: ActionFrame, progress: Progress): RuleScope {
  const walk = walkJourney(frame.journey, progress.state, frame.environment);
  const aside = visitTo(walk.asides, frame.step);
  const { scope } = (aside ?? walk.path.at(-1) ?? walk.frontier).evaluation;
  const { problem, returned, item } = frame;
  return {
    ...scope,
    ...(problem && { problem }),
    ...(returned && { returned }),
    ...(item !== undefined && { item }),
  };
}
