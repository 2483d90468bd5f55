import { findSequence } from '#engine/parts';
import type { Action, Rule } from '#schemas';
import { phraseRule } from '../../rules/english/describe.ts';
import { beforeAndNow } from './before-and-now.ts';
import { type Change, type Notice, quote } from './change.ts';
import { describeCondition } from './conditions/change-of-condition.ts';
import { sayValue } from './say-value.ts';
import { nameOfDocument, nameOfField, nameOfStep, type Setting, type Settings } from './side.ts';

/**
 * Changes of what happens on an event, calls apart: these have sentences of their own.
 *
 * @param when the event, as the end of a sentence
 */
export function* compareActions(
  was: readonly Action[] = [],
  is: readonly Action[] = [],
  settings: Settings,
  when: string,
  notice: Notice,
): Iterable<Change> {
  const before = describeAll(was, { setting: settings.before, onlyIf: [] });
  const after = describeAll(is, { setting: settings.after, onlyIf: [] });
  const details = beforeAndNow(before, after);
  if (details.length > 0) yield notice('actions-changed', `Something else happens ${when}.`, details);
  else if (before.join('\n') !== after.join('\n'))
    yield notice('actions-reordered', `The same happens in another order ${when}.`);
}

/** The surroundings of an action. */
interface Place {
  readonly setting: Setting;
  /** Sentences about when the actions are performed. */
  readonly onlyIf: readonly string[];
}

/** Describes a list of actions, a sentence for each, those of its sequences included. */
function describeAll(actions: readonly Action[], place: Place): readonly string[] {
  return actions.flatMap((action) => describeAction(action, withCondition(place, action)));
}

function describeAction(action: Action, place: Place): readonly string[] {
  if ('run' in action) return describeAll(findSequence(place.setting.sequences, action.run), place);
  if ('attempt' in action) {
    const { attempt, retries, onFailure = [] } = action;
    return [
      sentence(`Tries again ${retries} times after a failed call`, place),
      ...describeAll(attempt, place),
      ...describeAll(onFailure, onlyIf(place, 'Only if the calls fail again and again.')),
    ];
  }
  if ('call' in action) {
    const { call, onFailure = [], onUnknown = [] } = action;
    const name = nameOfDocument(call, place.setting.side);
    return [
      ...describeAll(onFailure, onlyIf(place, `Only if ${name} fails.`)),
      ...describeAll(onUnknown, onlyIf(place, `Only if nobody knows whether ${name} was done.`)),
    ];
  }
  return 'send' in action ? [] : [sentence(deed(action, place.setting), place)];
}

type Deed = Exclude<
  Action,
  | { readonly run: string }
  | { readonly attempt: unknown }
  | { readonly call: string }
  | { readonly send: string }
>;

function deed(action: Deed, setting: Setting): string {
  if ('notify' in action) {
    const { notify, link } = action;
    const leading = link
      ? `, with the link ${quote(link.label)} to the page ${nameOfDocument(link.page, setting.side)}`
      : '';
    return `Says ${told(notify, setting)}${leading}`;
  }
  if ('track' in action) return `Reports ${nameOfDocument(action.track, setting.side)}`;
  if ('set' in action) {
    const path = `answers.${action.set}`;
    return `Sets ${nameOf(path, setting)} to ${told(action.to, setting, path)}`;
  }
  if ('clear' in action) return `Deletes ${action.clear.map((path) => nameOf(path, setting)).join(', ')}`;
  if ('reset' in action) return 'Deletes all answers';
  if ('go' in action) return `Goes to the step ${nameOfTarget(action.go, setting)}`;
  if ('goToPage' in action) return `Goes to the page ${nameOfDocument(action.goToPage, setting.side)}`;
  if ('goToAddress' in action) return `Goes to the address ${told(action.goToAddress, setting)}`;
  return 'Sends the step';
}

function told(rule: Rule, { labels }: Setting, path?: string): string {
  return sayValue(rule, labels, path);
}

function nameOf(path: string, { fields }: Setting): string {
  const field = path.startsWith('answers.') ? fields.get(path.slice('answers.'.length)) : undefined;
  return field ? `the answer to ${nameOfField(field)}` : quote(phraseRule({ var: path }, {}));
}

function nameOfTarget(id: string, { side, steps }: Setting): string {
  return nameOfStep(steps.find((each) => each.id === id) ?? { id }, side);
}

function sentence(text: string, { onlyIf }: Place): string {
  return [`${text}.`, ...onlyIf].join(' ');
}

/** The place of an action: with the condition of the action, and what it is repeated for. */
function withCondition(place: Place, action: Action): Place {
  const { setting } = place;
  const when = 'when' in action ? action.when : undefined;
  const each = 'each' in action ? action.each : undefined;
  return onlyIf(
    place,
    ...(when === undefined ? [] : [`Only when: ${describeCondition({ rule: when, setting })}`]),
    ...(each === undefined ? [] : [`For each of: ${sayValue(each, setting.labels)}.`]),
  );
}

function onlyIf(place: Place, ...reasons: readonly string[]): Place {
  return { ...place, onlyIf: [...place.onlyIf, ...reasons] };
}
