import { advise, objectOf, pointerOf, type RuleContext, type RuleType } from '#engine';
import {
  hasUnknownInput,
  isAssignable,
  isPlainObject,
  isRuleIn,
  nameType,
  nullPlace,
  quoted,
  typeOfSchema,
} from '#engine/parts';
import type { CallInput, Operation } from '#schemas';
import { checkTemplate } from '../../rules/typing/check.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** The target and the input of a call. */
interface Call {
  readonly operation: string;
  readonly with?: CallInput | undefined;
}

/**
 * Checks the inputs of a call, given separately or by one rule: each must be known and of its type, and no
 * required one may be missing.
 */
export function* checkCall(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  call: Call,
  pointer: string,
  context: RuleContext,
): Iterable<ReleaseFinding> {
  const operation = release.find('operation', call.operation);
  const at = `${pointer}/with`;
  const given = isRuleIn(call.with)
    ? yield* checkTogether(entry, call, at, operation, context)
    : yield* checkOneByOne(entry, call, at, operation, context);
  if (given === undefined) return;
  for (const name of Object.keys(operation?.input ?? {})) {
    if (given.has(name) || operation?.optional?.includes(name)) continue;
    const message = `The operation ${quoted(call.operation)} needs the input ${quoted(name)}.`;
    yield { entry, code: 'missing-input', pointer, message, help: `Add ${quoted(name)} to "with".` };
  }
}

type Given = ReadonlySet<string>;

/** Inputs given by a template each. */
function* checkOneByOne(
  entry: ReleaseEntry,
  call: Call,
  pointer: string,
  operation: Operation | undefined,
  context: RuleContext,
): Generator<ReleaseFinding, Given> {
  const given = Object.entries(call.with ?? {});
  for (const [name, template] of given) {
    const at = pointer + pointerOf(name);
    const wanted = wantedType(operation, name);
    const checked = checkTemplate(template, contextAt(context, entry, at), wanted);
    yield* ruleFindings(entry, checked.problems);
    if (operation) yield* checkInput(entry, operation, name, checked.type, at);
  }
  return new Set(given.map(([name]) => name));
}

/** Inputs given by one rule for an object; undefined when its properties are unknown. */
function* checkTogether(
  entry: ReleaseEntry,
  call: Call,
  at: string,
  operation: Operation | undefined,
  context: RuleContext,
): Generator<ReleaseFinding, Given | undefined> {
  const { type, problems } = checkTemplate(call.with, contextAt(context, entry, at), objectOf({}));
  yield* ruleFindings(entry, problems);
  if (type.kind !== 'object' || problems.length > 0) return undefined;
  for (const [name, given] of Object.entries(type.properties)) {
    if (operation === undefined) break;
    const part = partOf(call, name, at);
    yield* checkInput(entry, operation, name, given, part);
    const wanted = wantedType(operation, name);
    if (wanted === undefined || isAssignable(given, wanted)) continue;
    const misfit = deepestMisfit(name, given, wanted);
    const message = `The input ${quoted(misfit.path)} of ${quoted(operation.id)} should be ${nameType(misfit.wanted, misfit.given)} but is ${nameType(misfit.given, misfit.wanted)}.`;
    const help = 'Give it as the operation declares it, or declare another type there.';
    yield { entry, code: 'wrong-rule-type', pointer: part, message, help };
  }
  return type.rest === undefined ? new Set(Object.keys(type.properties)) : undefined;
}

/** Pointer to an input: the property of a literal object, else the whole rule. */
function partOf({ with: rule }: Call, name: string, at: string): string {
  const written = rule?.object;
  return isPlainObject(written) && Object.hasOwn(written, name) ? at + pointerOf('object', name) : at;
}

/** Checks that the operation has this input, and that it allows null if the value may be null. */
function* checkInput(
  entry: ReleaseEntry,
  operation: Operation,
  name: string,
  given: RuleType,
  pointer: string,
): Iterable<ReleaseFinding> {
  const wanted = wantedType(operation, name);
  if (wanted === undefined) {
    if (hasUnknownInput(operation)) return;
    const message = `The operation ${quoted(operation.id)} has no input ${quoted(name)}.`;
    const help = advise(name, Object.keys(operation.input));
    yield { entry, code: 'unknown-input', pointer, part: 'key', message, help };
    return;
  }
  const place = nullPlace(given, wanted);
  if (place === undefined) return;
  const input = name + place.replaceAll('/', '.');
  const message = `This may give null for the input ${quoted(input)} of ${quoted(operation.id)}, which admits none.`;
  const help =
    'Give something in its place ("… else …"), leave it out ("if … is answered then …"), or let the operation admit it ("… or null").';
  yield { entry, code: 'unexpected-null', pointer, message, help };
}

interface Misfit {
  readonly path: string;
  readonly given: RuleType;
  readonly wanted: RuleType;
}

/** The innermost property, of an object or of the objects in a list, with the wrong type. */
function deepestMisfit(path: string, given: RuleType, wanted: RuleType): Misfit {
  if (given.kind === 'list' && wanted.kind === 'list' && wanted.item.kind === 'object') {
    return deepestMisfit(path, given.item, wanted.item);
  }
  if (given.kind !== 'object' || wanted.kind !== 'object') return { path, given, wanted };
  for (const [name, inner] of Object.entries(wanted.properties)) {
    const part = Object.hasOwn(given.properties, name) ? given.properties[name] : given.rest;
    if (part !== undefined && !isAssignable(part, inner))
      return deepestMisfit(`${path}.${name}`, part, inner);
  }
  return { path, given, wanted };
}

function wantedType(operation: Operation | undefined, name: string): RuleType | undefined {
  const schema = operation && Object.hasOwn(operation.input, name) ? operation.input[name] : undefined;
  return schema && typeOfSchema(schema);
}
