import type { Action, Field, Journey, Operation, Step } from '#schemas';
import type { CompiledForm } from '../../forms/compile-form.ts';
import type { FindOptions } from '../../forms/field-options.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import { onlyLooksUp } from '../../operations/only-looks-up.ts';
import { followReads } from '../../rules/notation/reads.ts';
import { factRules } from './fact-rules.ts';
import { lookUpsOf } from './look-ups.ts';
import { ownRules, withInner } from './sequences/inner-actions.ts';

/** Looks up what the page and the actions of a step name. */
interface PressDocuments {
  readonly options: FindOptions;
  readonly decision: (id: string) => unknown;
  readonly operation: (id: string) => Operation;
}

/**
 * The widest paths of answers and results that the page of a step and the requests of its actions read; undefined for a
 * step without a call that changes something outside. What the actions of the button write is left out: the press
 * itself makes it.
 */
export function pressPaths(
  journey: Journey,
  step: Step,
  { fields }: CompiledForm,
  { options, decision, operation }: PressDocuments,
): ReadonlySet<string> | undefined {
  const inner = (action: Action) => withInner(action, journey.sequences);
  const own = fields.map(({ field }) => field);
  const lookUps = lookUpsOf(journey, own, operation).flatMap(({ actions }) => actions);
  const ofButton = [...lookUps, ...(step.onSubmit ?? [])].flatMap(inner);
  const actions = [...ofButton, ...own.flatMap(actionsOfField).flatMap(inner)];
  const changes = (id: string) => !onlyLooksUp(operation(id), operation);
  if (!actions.some((action) => calledBy(action).some(changes))) return undefined;
  const shown = [...own, ...(step.summary ? (journey.summary?.fields ?? []) : [])];
  const rules = [
    ...shown.flatMap((field) => fieldRules(field, options)),
    step.submitLabel,
    ...(journey.chips ?? []).flatMap(({ label, when }) => [label, when]),
    ...actions.flatMap(ownRules),
  ];
  const { paths } = followReads(rules, { facts: factRules(journey), decision });
  const written = new Set(ofButton.flatMap(writtenBy));
  const counts = (path: string) => {
    const [root = '', name] = path.split('.', 2);
    const isPart = pathsAbove(path).some((above) => paths.has(above));
    return (root === 'answers' || root === 'results') && !isPart && !written.has(`${root}.${name}`);
  };
  return new Set([...paths].filter(counts));
}

/** The paths that a path is part of: for `results.offer.price`, `results` and `results.offer`. */
function pathsAbove(path: string): readonly string[] {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

function actionsOfField(field: Field): readonly Action[] {
  const ofPress = 'onPress' in field ? field.onPress : [];
  return [...ofPress, ...(('onChange' in field ? field.onChange : undefined) ?? [])];
}

function calledBy(action: Action): readonly string[] {
  if ('call' in action) return [action.call];
  return 'send' in action ? [action.send] : [];
}

function writtenBy(action: Action): readonly string[] {
  if ('call' in action) return action.as === undefined ? [] : [`results.${action.as}`];
  if ('set' in action) return [`answers.${action.set}`];
  return 'clear' in action ? action.clear : [];
}
