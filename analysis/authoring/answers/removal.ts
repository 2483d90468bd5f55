import { type Fix, valueAt } from '#engine';
import { isPlainObject, parentPointer, readCall } from '#engine/parts';
import type { Document } from '#schemas';
import { ChangeCollector, type DocumentChanges, type Part } from './document-changes.ts';
import { questionIn } from './journey-calls.ts';
import { type Dependent, removeConditions } from './remove-conditions.ts';
import { type SpokenOf, type SpokenUse, usesOf } from './uses.ts';

/** Fate of the places that speak of a removed part. */
export type Remedy =
  | { readonly kind: 'keep' }
  /** Parts that nobody would be shown any more go too, except those whose keys are kept. */
  | { readonly kind: 'remove-conditions'; readonly kept?: ReadonlySet<string> }
  /** Another option of the question. */
  | { readonly kind: 'replace'; readonly by: string };

/** A removal with its remedy, as fixes for `applyInTurn`; `left` are the places that still speak of what is removed. */
export interface Removal {
  readonly fixes: readonly Fix[];
  readonly sentences: DocumentChanges['sentences'];
  readonly left: readonly SpokenUse[];
  /** Places that speak of what is removed, and of the questions that go with it. */
  readonly uses: readonly SpokenUse[];
  /** Parts that are shown only because of what is removed. */
  readonly dependents: readonly Dependent[];
  /** Conditions that held for those who did not give the answer, and are not needed any more: all are shown the part. */
  readonly opened: readonly SpokenUse[];
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
  const remedied =
    remedy.kind === 'remove-conditions'
      ? removeConditions(documents, all, place, remedy.kept ?? new Set(), changes)
      : replaceIn(usesOf(documents, all), spoken, remedy, changes);
  const { left, uses } = remedied;
  for (const { part, sentence } of uses.filter((use) => !left.includes(use)))
    changes.tell(part.document, `${sentence} is changed.`);
  const { edits, sentences } = changes.changes();
  return { fixes: inTurn(edits, byId), sentences, ...remedied };
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

function replaceIn(
  uses: readonly SpokenUse[],
  { option }: SpokenOf,
  remedy: Exclude<Remedy, { readonly kind: 'remove-conditions' }>,
  changes: ChangeCollector,
): Omit<Removal, 'fixes' | 'sentences'> {
  const left = uses.filter(
    ({ part, keptFor }) =>
      remedy.kind === 'keep' || keptFor.length > 0 || !isReplaced(part, option, remedy.by, changes),
  );
  return { left, uses, dependents: [], opened: [] };
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
