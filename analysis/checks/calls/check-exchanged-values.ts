import { answerNames, canonicalJson, pointerOf } from '#engine';
import { hasPart, isPlainObject, quoted } from '#engine/parts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** An object in a rule or template, some of whose members are nothing but an answer or an input. */
interface Handover {
  readonly pointer: string;
  /** The operation that it is handed to, if its call is the place. */
  readonly operation: string | undefined;
  /** Names of what is handed over, by member. */
  readonly given: ReadonlyMap<string, string>;
  readonly value: object;
}

type Root = 'answers' | 'input';

/**
 * Warns of values that are handed over under each other's names, as `{name: answers.email, email: answers.name}`, and
 * of an answer that stands under its own name and under that of another one, which is not handed over then. Not where
 * an object like it has them under their own names: the way back has the places of the way there.
 */
export function* checkExchangedValues(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const documents: readonly ReleaseEntry[] = [...release.of('operation'), ...release.of('function')];
  for (const entry of documents) yield* exchangedIn(entry, 'input', new Set());
  for (const entry of release.of('journey')) {
    const forms = release.entriesOf(
      'form',
      entry.document.steps.map(({ form }) => form),
    );
    const asked = new Set(forms.flatMap(({ document }) => document.fields.flatMap(answerNames)));
    for (const each of [entry, ...forms]) yield* exchangedIn(each, 'answers', asked);
  }
}

function* exchangedIn(entry: ReleaseEntry, root: Root, asked: ReadonlySet<string>): Iterable<ReleaseFinding> {
  const handovers = [...handoversIn(entry.document, root, '', undefined)];
  const isStraight = (handover: Handover, name: string) =>
    handovers.some((other) => other.given.get(name) === name && areAlike(handover, other));
  for (const handover of handovers) {
    const { given, pointer } = handover;
    for (const [name, other] of given) {
      if (name === other || isStraight(handover, name)) continue;
      const finding = { entry, code: 'exchanged-value', severity: 'warning' as const };
      const at = pointer + pointerOf(name);
      const [own, foreign] = [quoted(`${root}.${name}`), quoted(`${root}.${other}`)];
      if (given.get(other) === name) {
        if (name > other || isStraight(handover, other)) continue;
        yield {
          ...finding,
          pointer: at,
          message: `${quoted(name)} is given ${foreign}, and ${quoted(other)} is given ${own}: they are exchanged.`,
          help: 'Give each the value of its own name.',
        };
      } else if (given.get(other) === other && asked.has(name) && !reads(handover.value, `${root}.${name}`)) {
        yield {
          ...finding,
          pointer: at,
          message: `${quoted(name)} is given ${foreign}, as ${quoted(other)} is, and nothing here reads ${own}.`,
          help: `Give it ${own}.`,
        };
      }
    }
  }
}

function* handoversIn(
  part: unknown,
  root: Root,
  pointer: string,
  operation: string | undefined,
): Iterable<Handover> {
  if (typeof part !== 'object' || part === null) return;
  if (isPlainObject(part)) {
    const given = new Map<string, string>();
    for (const [name, value] of Object.entries(part)) {
      const read = nameRead(value, root);
      if (read !== undefined) given.set(name, read);
    }
    if (given.size > 1) yield { pointer, operation, given, value: part };
  }
  for (const [name, inner] of Object.entries(part)) {
    yield* handoversIn(inner, root, pointer + pointerOf(name), operationOf(part) ?? operation);
  }
}

/** The operation of an action that calls one. */
function operationOf(part: object): string | undefined {
  const { call, send } = part as { readonly call?: unknown; readonly send?: unknown };
  return [call, send].find((id) => typeof id === 'string');
}

/** Whether two objects are for one operation, have the same members, or are one within the other. */
function areAlike(one: Handover, other: Handover): boolean {
  if (one.operation !== undefined && one.operation === other.operation) return true;
  if (one.pointer.startsWith(`${other.pointer}/`) || other.pointer.startsWith(`${one.pointer}/`)) return true;
  return canonicalJson(Object.keys(one.value).sort()) === canonicalJson(Object.keys(other.value).sort());
}

/** The name of the answer or input that a rule is, if it is nothing else. */
function nameRead(rule: unknown, root: Root): string | undefined {
  if (!isPlainObject(rule) || typeof rule.var !== 'string' || Object.keys(rule).length > 1) return undefined;
  const [first, name, ...further] = rule.var.split('.');
  return first === root && further.length === 0 ? name : undefined;
}

function reads(part: unknown, path: string): boolean {
  const isRead = (inner: unknown) =>
    isPlainObject(inner) && (inner.var === path || String(inner.var).startsWith(`${path}.`));
  return hasPart(part, isRead);
}
