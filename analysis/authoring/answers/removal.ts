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

/** A removal with its remedy, as one fix; `left` are the places that still speak of what is removed. */
export interface Removal {
  readonly fix: Fix;
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
  const left = all.flatMap((each) =>
    usesOf(documents, each).filter(({ part, sentence }) => {
      const isDone = isRemedied(part, each, remedy, changes);
      if (isDone) changes.tell(part.document, `${sentence} is changed.`);
      return !isDone;
    }),
  );
  const { edits, sentences } = changes.changes();
  return { fix: { title: 'Remove', edits }, sentences, left };
}

/** The other options of a question, by which one can be replaced. */
export function otherOptions(documents: readonly Document[], spoken: SpokenOf): readonly string[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const place = placeOf(byId, spoken);
  const list = place && valueAt(byId.get(place.document), parentPointer(place.pointer));
  return Array.isArray(list) && spoken.option !== undefined
    ? list.flatMap((option) =>
        isPlainObject(option) && option.id !== spoken.option ? [String(option.id)] : [],
      )
    : [];
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
    return isEntryRemoved(document, parentPointer(pointer), changes);
  }
  const isHandedOn = /\/with\/[^/]+$/.test(pointer) && inside.length === 0;
  if (isHandedOn) changes.remove(document, pointer);
  return isHandedOn;
}

/** A row without its condition is another row, and a group needs its condition. */
function isConditionRemoved({ document, pointer }: Part, changes: ChangeCollector): boolean {
  const holder = parentPointer(pointer);
  const value = changes.valueOf({ document, pointer: holder, inside: [] });
  if (!isPlainObject(value) || Array.isArray(value.fields)) return false;
  if ('then' in value) return isEntryRemoved(document, holder, changes);
  changes.remove(document, pointer);
  return true;
}

/** Two entries of one list are not removed at once: the comma between them would be lost twice. */
function isEntryRemoved(document: string, pointer: string, changes: ChangeCollector): boolean {
  if (changes.removesFrom(document, parentPointer(pointer))) return false;
  changes.remove(document, pointer);
  return true;
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
