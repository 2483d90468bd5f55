import { type Fix, pathOf, valueAt } from '#engine';
import { isPlainObject, parentPointer, readCall } from '#engine/parts';
import type { Document } from '#schemas';
import { ChangeCollector, type DocumentChanges, type Part } from './document-changes.ts';
import { questionIn } from './journey-calls.ts';
import { type SpokenOf, type SpokenUse, usesOf } from './uses.ts';

/** Fate of the places that speak of a removed part. */
export type Remedy =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove-conditions' }
  /** Another option of the question. */
  | { readonly kind: 'replace'; readonly by: string };

/** A removal with its remedy, as fixes for `applyInTurn`; `left` are the places that still speak of what is removed. */
export interface Removal {
  readonly fixes: readonly Fix[];
  readonly sentences: DocumentChanges['sentences'];
  readonly left: readonly SpokenUse[];
}

/**
 * Removes a question or an option, with what speaks of it. Undefined for one that no document has.
 *
 * @param all the question; the questions that offer the option
 */
export function removalOf(
  documents: readonly Document[],
  all: readonly SpokenOf[],
  remedy: Remedy,
): Removal | undefined {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const [spoken] = all;
  const place = spoken && placeOf(byId, spoken);
  if (spoken === undefined || place === undefined) return undefined;
  const changes = new ChangeCollector(byId);
  changes.remove(place.document, place.pointer);
  changes.tell(place.document, spoken.option === undefined ? 'The question is gone.' : 'The option is gone.');
  const left = usesOf(documents, all).filter(({ part, sentence, keptFor }) => {
    const isDone = keptFor.length === 0 && isRemedied(part, spoken, remedy, changes);
    if (isDone) changes.tell(part.document, `${sentence} is changed.`);
    return !isDone;
  });
  const { edits, sentences } = changes.changes();
  return { fixes: inTurn(edits, byId), sentences, left };
}

/** Removals come last, and from the last place on, so that each place is still what it was. */
function inTurn(edits: DocumentChanges['edits'], byId: ReadonlyMap<string, Document>): readonly Fix[] {
  const removals = new Map<string, (typeof edits)[number] & { readonly op: 'remove' }>();
  for (const edit of edits) if (edit.op === 'remove') removals.set(`${edit.document}${edit.path}`, edit);
  const emptied = (document: string, path: string): boolean => {
    const list = valueAt(byId.get(document), path);
    return Array.isArray(list) && list.every((_, index) => removals.has(`${document}${path}/${index}`));
  };
  // A list of actions or checks goes with its last entry.
  const whole = [...removals.values()].map((edit) => {
    const list = parentPointer(edit.path);
    return /\/(?:on[A-Z]\w*|checks|next)$/.test(list) && emptied(edit.document, list)
      ? { ...edit, path: list }
      : edit;
  });
  const ordered = [...new Map(whole.map((edit) => [`${edit.document}${edit.path}`, edit])).values()].toSorted(
    (one, other) => other.path.localeCompare(one.path, 'en', { numeric: true }),
  );
  const others = edits.filter(({ op }) => op !== 'remove');
  return [
    ...(others.length > 0 ? [{ title: 'Change', edits: others }] : []),
    ...ordered.map((edit) => ({ title: 'Remove', edits: [edit] })),
  ];
}

/** The other options of a question, by which one can be replaced. */
export function otherOptions(documents: readonly Document[], spoken: SpokenOf): readonly string[] {
  return [...wordsOfOptions(documents, spoken).keys()].filter((id) => id !== spoken.option);
}

/** The labels of the options of a question, by their ids. One whose label is computed has its id. */
export function wordsOfOptions(
  documents: readonly Document[],
  spoken: SpokenOf,
): ReadonlyMap<string, string> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const place = placeOf(byId, spoken);
  const list = place && valueAt(byId.get(place.document), parentPointer(place.pointer));
  const options = Array.isArray(list) && spoken.option !== undefined ? list.filter(isPlainObject) : [];
  return new Map(
    options.map(({ id, label }) => [String(id), typeof label === 'string' ? label : String(id)]),
  );
}

function placeOf(
  byId: ReadonlyMap<string, Document>,
  { form: id, field, option }: SpokenOf,
): { readonly document: string; readonly pointer: string } | undefined {
  const form = byId.get(id);
  const question = form?.kind === 'form' ? questionIn(form, field) : undefined;
  if (question === undefined || option === undefined)
    return question && { document: id, pointer: question.pointer };
  const options = 'options' in question.field ? (question.field.options as unknown) : undefined;
  const [document, pointer] =
    typeof options === 'string' ? [options, '/options'] : [id, `${question.pointer}/options`];
  const list = valueAt(byId.get(document), pointer);
  const index = Array.isArray(list)
    ? list.findIndex((each) => isPlainObject(each) && each.id === option)
    : -1;
  return index < 0 ? undefined : { document, pointer: `${pointer}/${index}` };
}

function isRemedied(part: Part, spoken: SpokenOf, remedy: Remedy, changes: ChangeCollector): boolean {
  if (remedy.kind === 'keep') return false;
  if (remedy.kind === 'replace') return isReplaced(part, spoken.option, remedy.by, changes);
  const { document, pointer, inside } = part;
  const whole = changes.valueOf({ document, pointer, inside: [] });
  const key = pathOf(pointer).at(-1);
  if (key === 'when') {
    const rest = without(whole, inside, spoken.option);
    if (rest !== undefined) changes.replaceRule({ document, pointer, inside: [] }, rest);
    else return isConditionRemoved(part, changes);
    return true;
  }
  if (key === 'that' && /\/checks\/\d+\/that$/.test(pointer)) {
    changes.remove(document, parentPointer(pointer));
    return true;
  }
  const isHandedOn = /\/with\/[^/]+$/.test(pointer) && inside.length === 0;
  if (isHandedOn) changes.remove(document, pointer);
  return isHandedOn;
}

/** Lists in which an entry without its condition would happen always: actions, and the steps that may come next. */
const happening = /\/(?:on[A-Z]\w*|sequences\/[^/]+|next)\/\d+$/;

/** A row without its condition is another row, and a group needs its condition. */
function isConditionRemoved(part: Part, changes: ChangeCollector): boolean {
  const { document, pointer } = part;
  const holder = parentPointer(pointer);
  const value = changes.valueOf({ document, pointer: holder, inside: [] });
  if (!isPlainObject(value) || Array.isArray(value.fields)) return false;
  const isEntry = 'then' in value || (happening.test(holder) && !isTrueUnanswered(part, changes));
  changes.remove(document, isEntry ? holder : pointer);
  return true;
}

/** Whether a condition holds for somebody who has not given the answer that a part of it compares. */
function isTrueUnanswered(part: Part, changes: ChangeCollector): boolean {
  const names = [...part.inside, readCall(changes.valueOf(part))?.name];
  return names.filter((name) => name === 'not' || name === '!=').length % 2 === 1;
}

function isReplaced(part: Part, option: string | undefined, by: string, changes: ChangeCollector): boolean {
  const call = readCall(changes.valueOf(part));
  if (call === undefined) return false;
  const swap = (arg: unknown): unknown => {
    if (Array.isArray(arg)) return [...new Set(arg.map(swap))];
    return arg === option ? by : arg;
  };
  changes.replaceRule(part, { [call.name]: call.args.map(swap) });
  return true;
}

/** A condition without one of its parts; undefined where nothing is left. */
function without(rule: unknown, path: readonly (string | number)[], option: string | undefined): unknown {
  const call = readCall(rule);
  if (call === undefined) return undefined;
  if (path.length === 0) return withoutOption(rule, option);
  const [, index, ...rest] = Array.isArray(call.body) ? path : [path[0] ?? '', 0, ...path.slice(1)];
  if (call.name !== 'and' && call.name !== 'or') return undefined;
  const arms = call.args.flatMap((arm, at) => {
    const left = at === Number(index) ? without(arm, rest, option) : arm;
    return left === undefined ? [] : [left];
  });
  return arms.length > 1 ? { [call.name]: arms } : arms[0];
}

/** "is one of" without the option; undefined where no other is left. */
function withoutOption(rule: unknown, option: string | undefined): unknown {
  const call = readCall(rule);
  const list = call?.name === 'in' ? call.args[1] : undefined;
  const others = Array.isArray(list) ? list.filter((each) => each !== option) : [];
  return others.length > 0 ? { in: [call?.args[0], others] } : undefined;
}
