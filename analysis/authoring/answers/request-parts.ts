import { isPlainObject, isRuleIn, readCall, written } from '#engine/parts';
import type { Operation } from '#schemas';
import { type ChangeCollector, type Part, partBelow } from './document-changes.ts';
import type { InputHolder } from './give-input.ts';
import { memberGiven } from './given-members.ts';
import type { JourneyParts } from './journey-calls.ts';

/** A part of a request, in the document in which it is written. */
export interface RequestPart {
  readonly part: Part;
  /** Keys of the body. */
  readonly path: readonly (string | number)[];
  /** `object` has members that are written one by one; `whole` is the whole input; `text` is a text that is put together. */
  readonly kind: 'object' | 'whole' | 'text';
  /** Path under which its formulas read the input; `answers` where the journey itself puts it together. */
  readonly reads: string;
  readonly holders: readonly InputHolder[];
}

type Walk = Pick<RequestPart, 'part' | 'path' | 'reads' | 'holders'> & { readonly depth: number };

const deepest = 24;

/** Operators by which authors put texts together; `var` with a value for what is unanswered is one. */
const joining: ReadonlySet<string> = new Set(['join', 'cat', 'else', 'if', 'var']);

/**
 * The parts of the request of an operation: of its template, of the functions that it gives its input to, and of the facts
 * in which the journey puts the input together.
 *
 * @param given the input of the call
 */
export function requestPartsOf(
  parts: JourneyParts,
  { operation, given }: { readonly operation: Operation; readonly given: Part },
  now: ChangeCollector,
): readonly RequestPart[] {
  const begin = {
    part: { document: operation.id, pointer: '/request', inside: [] },
    path: [],
    reads: 'input',
  };
  return [...walk({ ...begin, holders: [{ document: operation.id }], depth: 0 })];

  function* walk(at: Walk): Iterable<RequestPart> {
    const value = now.valueOf(at.part);
    if (at.depth > deepest) return;
    const call = isRuleIn(value) ? readCall(value) : undefined;
    if (call === undefined) yield* within(value, at);
    else if (call.name === 'object') yield* within(call.body, { ...at, part: below(at.part, 'object') });
    else if (call.name === 'var' && call.args.length === 1) yield* behind(written(call.args[0]), at);
    else if (call.name === 'call') yield* inFunction(call.args, at);
    else if (call.name === 'extend' && Array.isArray(call.body))
      for (const index of call.body.keys())
        yield* walk(deeper(at, { part: below(at.part, 'extend', index) }));
    else if (joining.has(call.name)) yield found(at, 'text');
  }

  function* within(value: unknown, at: Walk): Iterable<RequestPart> {
    if (typeof value !== 'object' || value === null) return;
    if (isPlainObject(value)) yield found(at, 'object');
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const key of keys) {
      const part = partBelow(now.valueOf({ ...at.part, inside: [] }), at.part, key);
      yield* walk(deeper(at, { part, path: [...at.path, key] }));
    }
  }

  /** The value that a path leads to: the input as the journey gives it, a member of that, or a fact. */
  function* behind(path: string, at: Walk): Iterable<RequestPart> {
    if (at.reads === 'answers') {
      const fact = /^facts\.(\w+)$/.exec(path)?.[1];
      const part = fact === undefined ? undefined : parts.factNamed(fact);
      if (part) yield* walk(deeper(at, { part }));
      return;
    }
    const outside = { reads: 'answers', holders: [] };
    if (path === at.reads) {
      yield found(at, 'whole');
      yield* walk(deeper(at, { ...outside, part: given }));
    } else if (path.startsWith(`${at.reads}.`)) {
      const member = memberGiven(parts, given, path.slice(at.reads.length + 1), now);
      if (member) yield* walk(deeper(at, { ...outside, part: member }));
    }
  }

  function* inFunction([id, named]: readonly unknown[], at: Walk): Iterable<RequestPart> {
    const document = typeof id === 'string' ? parts.documents.get(id) : undefined;
    if (document?.kind !== 'function' || !isPlainObject(named)) return;
    for (const [input, rule] of Object.entries(named)) {
      const call = readCall(rule);
      if (call?.name !== 'var' || written(call.args[0]) !== at.reads || at.reads === 'answers') continue;
      const part = { document: document.id, pointer: '/value', inside: [] };
      const holders = [{ document: document.id, input }, ...at.holders];
      yield* walk(deeper(at, { part, reads: `input.${input}`, holders }));
    }
  }
}

function below({ document, pointer, inside }: Part, ...keys: readonly (string | number)[]): Part {
  return { document, pointer, inside: [...inside, ...keys] };
}

function deeper(at: Walk, changed: Partial<Walk>): Walk {
  return { ...at, ...changed, depth: at.depth + 1 };
}

function found({ part, path, reads, holders }: Walk, kind: RequestPart['kind']): RequestPart {
  return { part, path, kind, reads, holders };
}
