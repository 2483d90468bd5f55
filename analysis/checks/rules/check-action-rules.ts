import { mostRepeatedCalls, objectOf, pointerOf, type RuleContext, type RuleType } from '#engine';
import { eachOf, textType, verbOf } from '#engine/parts';
import type { Analytics, Journey } from '#schemas';
import { checkRule, checkTemplate } from '../../rules/typing/check.ts';
import { actionsOf, type EventName, type PlacedAction } from '../contexts/journey-actions.ts';
import { resultTypes } from '../contexts/journey-context.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import { checkCall } from '../operations/check-call.ts';
import { checkName } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkLoop, withElement } from '../shown/check-loops.ts';
import { checkText, condition, typed } from '../shown/typed-rules.ts';

/** Type of `problem` in `onInvalid`: the first validation error. */
export const problemType: RuleType = objectOf({ field: textType, keyword: textType, message: textType });

/** Type of `returned` in `onReturn`: query parameters of the address the visitor came back to. */
const returnedType: RuleType = objectOf({}, textType);

/** Events caused by a visitor's own request, in which the site's address is known. */
const addressed: ReadonlySet<EventName> = new Set(['onSubmit', 'onReturn', 'onChange', 'onPress', 'unrun']);

/** Events that may submit their step. */
const submitting: ReadonlySet<EventName> = new Set(['onChange', 'onPress', 'unrun']);

/**
 * Checks the types of everything that a journey's actions read, set and send.
 *
 * @param answers types of the answers by field; undefined when not all forms are known
 */
export function* checkActionRules(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  base: RuleContext,
  answers: { readonly [field: string]: RuleType } | undefined,
): Iterable<ReleaseFinding> {
  const results = new Set(Object.keys(resultTypes(release, entry, new Map())));
  for (const placed of actionsOf(release, entry)) {
    yield* checkRepetition(placed, contextOfEvent(placed, base));
    yield* checkAction(release, placed, contextOfAction(placed, base), answers, results);
  }
}

function contextOfEvent({ event }: PlacedAction, base: RuleContext): RuleContext {
  return { ...base, roots: { ...base.roots, ...rootsOf(event, base) } };
}

/** The context of the rules of an action: of its event, within the lists that it is repeated for. */
export function contextOfAction(placed: PlacedAction, base: RuleContext): RuleContext {
  return placed.loops.reduce((outer, each) => withElement(outer, { each }), contextOfEvent(placed, base));
}

/** Checks that a repeated action has a list, and limits repeated calls: the visitor waits for all of them. */
function* checkRepetition(
  { entry, action, pointer, loops }: PlacedAction,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const each = eachOf(action);
  if (each === undefined) return;
  const context = loops.slice(0, -1).reduce((outer, list) => withElement(outer, { each: list }), base);
  yield* checkLoop(entry, { each }, pointer, context);
  if (!('call' in action || 'send' in action)) return;
  const most = (withElement(context, { each }).turns ?? []).reduce((product, turn) => product * turn.most, 1);
  if (most <= mostRepeatedCalls) return;
  const message = `It may call ${most.toLocaleString('en')} times, and ${mostRepeatedCalls} times are allowed.`;
  const help = 'Declare "maxItems" where the list comes from, or repeat it for fewer elements.';
  yield { entry, code: 'rule-too-costly', pointer: `${pointer}/each`, message, help };
}

/** Additional roots of the rules of an event. */
function rootsOf(event: EventName, { roots }: RuleContext): RuleContext['roots'] {
  if (event === 'onInvalid') return { problem: problemType };
  const { page } = roots;
  if (!addressed.has(event) || page?.kind !== 'object') return {};
  return {
    page: objectOf({ ...page.properties, address: textType, returnAddress: textType }, page.rest),
    ...((event === 'onReturn' || event === 'unrun') && { returned: returnedType }),
    ...(event === 'unrun' && { problem: problemType }),
  };
}

function* checkAction(
  release: ReleaseIndex,
  { entry, action, pointer, event }: PlacedAction,
  context: RuleContext,
  answers: { readonly [field: string]: RuleType } | undefined,
  results: ReadonlySet<string>,
): Iterable<ReleaseFinding> {
  const verb = verbOf(action) ?? '';
  if (event === 'onView' && verb !== 'track') {
    const message = `Showing a step may only track events, and "${verb}" does something else.`;
    const help = 'Use "track", or put the action where a visitor does something.';
    yield { entry, code: 'impossible-action', pointer: `${pointer}/${verb}`, part: 'key', message, help };
  }
  if ('submit' in action && !submitting.has(event)) {
    const message = 'Only what is done to a field can submit its step.';
    const help = 'Put "submit" into the "onPress" or "onChange" of a field.';
    yield { entry, code: 'impossible-action', pointer: `${pointer}/${verb}`, part: 'key', message, help };
  }
  if ('when' in action) yield* condition(entry, action.when, `${pointer}/when`, context);
  if ('call' in action || 'send' in action) {
    const operation = 'call' in action ? action.call : action.send;
    yield* checkCall(release, entry, { operation, with: action.with }, pointer, context);
  }
  if ('set' in action) {
    yield* checkField(entry, `${pointer}/set`, action.set, answers);
    const wanted = answers && Object.hasOwn(answers, action.set) ? answers[action.set] : undefined;
    const checked = checkRule(action.to, contextAt(context, entry, `${pointer}/to`), wanted);
    yield* ruleFindings(entry, checked.problems);
  }
  if ('clear' in action && answers) {
    const known = [...pathsUnder('answers', Object.keys(answers)), ...pathsUnder('results', results)];
    for (const [index, path] of action.clear.entries()) {
      const [noun, code] = path.startsWith('answers.')
        ? (['answer', 'unknown-answer'] as const)
        : (['result', 'unknown-result'] as const);
      yield* checkName(entry, `${pointer}/clear/${index}`, noun, path, known, code);
    }
  }
  if ('track' in action) {
    const event = release.entry('analytics', action.track);
    if (event) yield* checkAnalyticsRules(event, context);
  }
  if ('notify' in action) yield* checkText(entry, action.notify, `${pointer}/notify`, context);
  if ('goToAddress' in action)
    yield* typed(entry, action.goToAddress, `${pointer}/goToAddress`, context, textType);
}

function pathsUnder(root: string, names: Iterable<string>): readonly string[] {
  return [...names].map((name) => `${root}.${name}`);
}

/** Checks that the answer to set belongs to a field of the journey. */
function checkField(
  entry: ReleaseEntry,
  pointer: string,
  name: string,
  answers: { readonly [field: string]: RuleType } | undefined,
): Iterable<ReleaseFinding> {
  return answers ? checkName(entry, pointer, 'field', name, Object.keys(answers), 'unknown-answer') : [];
}

/** Checks the data of an event in each place where it is tracked. */
export function checkAnalyticsRules(
  entry: ReleaseEntry<Analytics>,
  context: RuleContext,
): readonly ReleaseFinding[] {
  return Object.entries(entry.document.data ?? {}).flatMap(([name, template]) => {
    const checked = checkTemplate(template, contextAt(context, entry, pointerOf('data', name)));
    return ruleFindings(entry, checked.problems);
  });
}
