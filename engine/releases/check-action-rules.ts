import type { Analytics, CallAction, Journey } from '#schemas';
import { quoted } from '../documents/describe-value.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { didYouMean } from '../problems/suggest.ts';
import { checkRule, checkTemplate } from '../rules/check.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import { objectOf, type RuleType, textType } from '../rules/rule-type.ts';
import { typeOfSchema } from '../rules/type-of-schema.ts';
import { condition } from './check-form-rules.ts';
import { actionsOf, type PlacedAction } from './journey-actions.ts';
import { checkName } from './reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';
import { contextAt, ruleFindings } from './rule-findings.ts';

/** What `onInvalid` knows of the first validation error. */
export const problemType: RuleType = objectOf({ field: textType, keyword: textType, message: textType });

/**
 * Types what the actions of a journey read, set and send.
 *
 * @param answers types of the answers by field; undefined when not all forms are known
 */
export function* checkActionRules(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  base: RuleContext,
  answers: { readonly [field: string]: RuleType } | undefined,
): Iterable<ReleaseFinding> {
  for (const placed of actionsOf(entry.document)) {
    const roots = placed.event === 'onInvalid' ? { ...base.roots, problem: problemType } : base.roots;
    yield* checkAction(release, entry, placed, { ...base, roots }, answers);
  }
}

function* checkAction(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  { action, pointer }: PlacedAction,
  context: RuleContext,
  answers: { readonly [field: string]: RuleType } | undefined,
): Iterable<ReleaseFinding> {
  if ('when' in action) yield* condition(entry, action.when, `${pointer}/when`, context);
  switch (action.action) {
    case 'call':
      return yield* checkCall(release, entry, action, pointer, context);
    case 'set': {
      yield* checkField(entry, `${pointer}/answer`, action.answer, answers);
      const wanted = answers && Object.hasOwn(answers, action.answer) ? answers[action.answer] : undefined;
      const checked = checkRule(action.to, contextAt(context, entry, `${pointer}/to`), wanted);
      return yield* ruleFindings(entry, checked.problems);
    }
    case 'clear':
      for (const [index, name] of (action.answers ?? []).entries()) {
        yield* checkField(entry, `${pointer}/answers/${index}`, name, answers);
      }
      return;
    case 'track': {
      const event = release.of('analytics').find(({ document }) => document.id === action.event);
      if (event) yield* checkAnalyticsRules(event, context);
    }
  }
}

/** An answer that is set or cleared belongs to a field of the journey. */
function checkField(
  entry: ReleaseEntry,
  pointer: string,
  name: string,
  answers: { readonly [field: string]: RuleType } | undefined,
): Iterable<ReleaseFinding> {
  return answers ? checkName(entry, pointer, 'field', name, Object.keys(answers), 'unknown-answer') : [];
}

/** Types the data of an event where it is tracked. */
export function checkAnalyticsRules(
  entry: ReleaseEntry<Analytics>,
  context: RuleContext,
): readonly ReleaseFinding[] {
  return Object.entries(entry.document.data ?? {}).flatMap(([name, template]) => {
    const checked = checkTemplate(template, contextAt(context, entry, pointerOf('data', name)));
    return ruleFindings(entry, checked.problems);
  });
}

/** Every input is one the operation knows, of its type, and none that it needs is missing. */
function* checkCall(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  action: CallAction,
  pointer: string,
  context: RuleContext,
): Iterable<ReleaseFinding> {
  const operation = release.find('operation', action.operation);
  const given = action.with ?? {};
  for (const [name, template] of Object.entries(given)) {
    const at = `${pointer}/with${pointerOf(name)}`;
    const schema = operation && Object.hasOwn(operation.input, name) ? operation.input[name] : undefined;
    const wanted = schema && typeOfSchema(schema);
    yield* ruleFindings(entry, checkTemplate(template, contextAt(context, entry, at), wanted).problems);
    if (operation === undefined || schema !== undefined) continue;
    const message = `The operation ${quoted(operation.id)} has no input ${quoted(name)}.`;
    const help = didYouMean(name, Object.keys(operation.input));
    yield { entry, code: 'unknown-input', pointer: at, part: 'key', message, help };
  }
  for (const name of Object.keys(operation?.input ?? {})) {
    if (Object.hasOwn(given, name) || operation?.optional?.includes(name)) continue;
    const message = `The operation ${quoted(action.operation)} needs the input ${quoted(name)}.`;
    yield { entry, code: 'missing-input', pointer, message, help: `Add ${quoted(name)} to "with".` };
  }
}
