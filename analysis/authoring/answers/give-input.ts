import { canonicalJson, pointerOf, valueAt } from '#engine';
import { isPlainObject, isRuleIn, readCall } from '#engine/parts';
import type { Document } from '#schemas';
import { type ChangeCollector, formulaOf, type Part } from './document-changes.ts';
import { factOf, inside, memberGiven } from './given-members.ts';
import type { JourneyCall, JourneyParts, WrittenQuestion } from './journey-calls.ts';

/** A place where the members of an input are declared: an operation, or an input of a function that is given the whole input. */
export interface InputHolder {
  readonly document: string;
  /** Name of the input of a function; undefined for an operation, whose inputs are all meant. */
  readonly input?: string;
}

/** Another name than those by which calls are given something else. */
export function freeInputName(
  parts: JourneyParts,
  calls: readonly JourneyCall[],
  [name, rule]: readonly [name: string, rule: unknown],
  now: ChangeCollector,
): string {
  const isTaken = calls.some(({ given }) => {
    const member = memberGiven(parts, given, name, now);
    return member !== undefined && canonicalJson(now.valueOf(member)) !== canonicalJson(rule);
  });
  return isTaken ? freeInputName(parts, calls, [`${name}Answer`, rule], now) : name;
}

/** Gives the calls of a journey an answer as a member of their input. A fact that several calls share gives it to all of them. */
export function giveInput(
  parts: JourneyParts,
  calls: readonly JourneyCall[],
  [name, rule]: readonly [name: string, rule: unknown],
  changes: ChangeCollector,
): void {
  const factsGiven = new Set<string>();
  const isFact = ({ given }: JourneyCall) => readCall(changes.valueOf(given))?.name === 'var';
  const sharedFirst = calls.toSorted((a, b) => Number(isFact(b)) - Number(isFact(a)));
  for (const { given, operation } of sharedFirst) give(given, operation.id);

  function give(part: Part, operation: string): void {
    if (memberGiven(parts, part, name, changes)) return;
    const value = changes.valueOf(part);
    const say = () => changes.tell(part.document, `The answer is handed to “${operation}” as “${name}”.`);
    const call = isRuleIn(value) ? readCall(value) : undefined;
    const fact = factOf(value);
    const next = fact === undefined ? undefined : parts.factNamed(fact);
    if (value === undefined) {
      changes.add(part.document, part.pointer, { [name]: formulaOf(rule) });
      say();
    } else if (call === undefined || call.name === 'object') {
      changes.addMember(call === undefined ? part : inside(part, 'object'), name, rule);
      say();
    } else if (fact !== undefined && next) {
      if (!factsGiven.has(fact)) give(next, operation);
      factsGiven.add(fact);
    } else if (call.name === 'extend') {
      if (call.args.some((arg) => factsGiven.has(factOf(arg) ?? ''))) return;
      const last = call.args.length - 1;
      if (readCall(call.args[last])?.name === 'object') give(inside(part, 'extend', last), operation);
      else extend(part, value);
    } else extend(part, value);
    function extend(whole: Part, before: unknown): void {
      changes.replaceRule(whole, { extend: [before, { object: { [name]: rule } }] });
      say();
    }
  }
}

/** Declares a member of an input that may be left out, where it is not declared. */
export function declareInput(
  documents: ReadonlyMap<string, Document>,
  { document: id, input }: InputHolder,
  [name, type]: readonly [name: string, type: WrittenQuestion['type']],
  changes: ChangeCollector,
): void {
  const pointer = input === undefined ? '/input' : pointerOf('input', keyOf(documents.get(id), input));
  const place = { document: id, pointer, isInputs: input === undefined };
  if (inputsAt(documents, place).has(name)) return;
  const holder = holderOf(documents, place);
  if (holder === undefined || changes.isAdded(holder.document, holder.pointer + pointerOf(`${name}?`)))
    return;
  changes.add(holder.document, holder.pointer + pointerOf(`${name}?`), type);
  changes.tell(holder.document, `“${name}” may be part of the input.`);
}

interface TypePlace {
  readonly document: string;
  readonly pointer: string;
  /** Whether the value is a map of inputs itself, unless it is the name of a type. */
  readonly isInputs: boolean;
}

/** The object whose members are those of an input: through the names of types. */
function holderOf(documents: ReadonlyMap<string, Document>, place: TypePlace): TypePlace | undefined {
  const { document, pointer, isInputs } = place;
  const value = valueAt(documents.get(document), pointer);
  if (typeof value === 'string') {
    const next = typeNamed(documents, value);
    return next && holderOf(documents, next);
  }
  if (!isPlainObject(value)) return undefined;
  if (isInputs) return place;
  const key = ['object', 'properties'].find((each) => isPlainObject(value[each]));
  return key === undefined ? undefined : { document, pointer: pointer + pointerOf(key), isInputs: true };
}

/** The members of an input with their types, those that a type extends too. */
export function inputsAt(
  documents: ReadonlyMap<string, Document>,
  place: TypePlace,
  depth = 0,
): ReadonlyMap<string, unknown> {
  const value = valueAt(documents.get(place.document), place.pointer);
  const next = typeof value === 'string' ? typeNamed(documents, value) : undefined;
  if (next && depth < 20) return inputsAt(documents, next, depth + 1);
  const holder = holderOf(documents, place);
  const members = holder && valueAt(documents.get(holder.document), holder.pointer);
  const own = isPlainObject(members) ? Object.entries(members) : [];
  const extended = isPlainObject(value) && typeof value.extends === 'string' ? value.extends : undefined;
  const base = extended === undefined ? undefined : typeNamed(documents, extended);
  const inherited = base && depth < 20 ? inputsAt(documents, base, depth + 1) : [];
  return new Map([...inherited, ...own.map(([key, type]) => [key.replace(/\?$/, ''), type] as const)]);
}

function typeNamed(documents: ReadonlyMap<string, Document>, name: string): TypePlace | undefined {
  const [id = '', type = ''] = name.replace(/ or null$/, '').split('.');
  const types = documents.get(id);
  if (types?.kind !== 'types' || !Object.hasOwn(types.types, type)) return undefined;
  return { document: id, pointer: pointerOf('types', type), isInputs: false };
}

/** The name of an input of a function as it is written. */
function keyOf(document: Document | undefined, input: string): string {
  const inputs = document?.kind === 'function' ? (document.input ?? {}) : {};
  return Object.hasOwn(inputs, `${input}?`) ? `${input}?` : input;
}

/** The text of a type by which an answer and an input are compared; undefined for a type with more constraints. */
export function plainTypeOf(documents: ReadonlyMap<string, Document>, type: unknown): string | undefined {
  if (typeof type !== 'string') {
    if (!isPlainObject(type) || 'enum' in type || 'const' in type || 'pattern' in type) return undefined;
    return typeof type.type === 'string' && !('format' in type) ? type.type : undefined;
  }
  const next = typeNamed(documents, type);
  return next ? plainTypeOf(documents, valueAt(documents.get(next.document), next.pointer)) : type;
}
