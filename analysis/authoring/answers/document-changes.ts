import { type Change, type JsonValue, pointerOf, valueAt } from '#engine';
import { isRuleIn } from '#engine/parts';
import type { Document } from '#schemas';
import { writeFormula } from '../../rules/formulas/write-formula.ts';

/** A part of a document: a value as it is written, or a part of the rule that a formula says. */
export interface Part {
  readonly document: string;
  /** Pointer of the value as written. */
  readonly pointer: string;
  /** Keys from there into the rule. */
  readonly inside: readonly (string | number)[];
}

/** Changes of documents, with a sentence about each of these. */
export interface DocumentChanges {
  readonly edits: readonly (Change & { readonly document: string })[];
  readonly sentences: readonly { readonly document: string; readonly sentence: string }[];
}

/** The part at some keys below another. */
export function partBelow(value: unknown, part: Part, ...keys: readonly (string | number)[]): Part {
  const isInside = part.inside.length > 0 || isRuleIn(value);
  return isInside
    ? { ...part, inside: [...part.inside, ...keys] }
    : { ...part, pointer: part.pointer + pointerOf(...keys) };
}

/** Collects changes of documents. Several changes of one rule become one edit. */
export class ChangeCollector {
  readonly #documents: ReadonlyMap<string, Document>;
  readonly #rules = new Map<string, { readonly document: string; readonly pointer: string; rule: unknown }>();
  readonly #edits: (Change & { readonly document: string })[] = [];
  readonly #sentences = new Map<string, string>();

  constructor(documents: ReadonlyMap<string, Document>) {
    this.#documents = documents;
  }

  /** The value of a part after the changes of rules. */
  valueOf({ document, pointer, inside }: Part): unknown {
    const changed = this.#rules.get(document + pointer)?.rule;
    const rule = changed ?? valueAt(this.#documents.get(document), pointer);
    return inside.length === 0 ? rule : valueAt(rule, pointerOf(...inside));
  }

  /** Adds a member, whose value is a rule, to an object. */
  addMember(part: Part, name: string, rule: unknown): void {
    const value = this.valueOf(part);
    const isWritten = part.inside.length === 0 && !isRuleIn(value);
    if (isWritten) this.add(part.document, part.pointer + pointerOf(name), formulaOf(rule));
    else this.replaceRule({ ...part, inside: [...part.inside, name] }, rule);
  }

  /** Replaces a part of a rule, or adds one at a key. */
  replaceRule({ document, pointer, inside }: Part, rule: unknown): void {
    const whole = this.valueOf({ document, pointer, inside: [] });
    this.#rules.set(document + pointer, { document, pointer, rule: withPart(whole, inside, rule) });
  }

  add(document: string, path: string, value: JsonValue): void {
    this.#edits.push({ document, op: 'add', path, value });
  }

  remove(document: string, path: string): void {
    this.#edits.push({ document, op: 'remove', path });
  }

  isAdded(document: string, path: string): boolean {
    return this.#edits.some((edit) => edit.document === document && 'path' in edit && edit.path === path);
  }

  /** Says what changes in a document; the first sentence about one stays. */
  tell(document: string, sentence: string): void {
    if (!this.#sentences.has(document)) this.#sentences.set(document, sentence);
  }

  changes(): DocumentChanges {
    const rules = [...this.#rules.values()].map(({ document, pointer, rule }) => {
      return { document, op: 'replace', path: pointer, value: formulaOf(rule) } as const;
    });
    return {
      edits: [...this.#edits, ...rules],
      sentences: [...this.#sentences].map(([document, sentence]) => ({ document, sentence })),
    };
  }
}

/** A rule as authors write it. */
export function formulaOf(rule: unknown): string {
  return `= ${writeFormula(rule)}`;
}

function withPart(value: unknown, [key, ...rest]: readonly (string | number)[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const copy = [...value];
    copy[Number(key)] = withPart(copy[Number(key)], rest, part);
    return copy;
  }
  const members: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return { ...members, [key]: withPart(members[key], rest, part) };
}
