import { pointerOf } from '#engine';
import { isPlainObject, isRuleIn, readCall } from '#engine/parts';
import type { JsonSchema } from '../../openapi/json-schema.ts';
import {
  objectOfValues,
  oneOfValues,
  type SentScope,
  type SentValue,
  schemaOfType,
  valueBelow,
} from './sent-value.ts';

/**
 * Value of JSON with rules in it: by the constraints of the input where it copies that, by the type that the check of rules
 * finds everywhere else.
 */
export function valueOfTemplate(template: unknown, pointer: string, scope: SentScope): SentValue {
  if (isRuleIn(template)) return valueOfRule(template, pointer, scope);
  if (Array.isArray(template)) {
    const items = template.map((part, index) => valueOfTemplate(part, pointer + pointerOf(index), scope));
    return { schema: { type: 'array', items: oneOfValues(items).schema }, mayBeMissing: false };
  }
  if (!isPlainObject(template)) return constant(template);
  return objectOfValues(
    Object.entries(template).map(([name, part]) => [
      name,
      valueOfTemplate(part, pointer + pointerOf(name), scope),
    ]),
  );
}

/** Operators that give a value whenever all of their arguments have one. */
const total: ReadonlySet<string> = new Set([
  '==', '!=', '===', '!==', '<', '<=', '>', '>=', 'in', 'any-in', 'all-in',
  'and', 'or', 'not', '!', '!!', '+', '-', '*', 'cat', 'lower', 'upper', 'map', 'filter', 'count', 'join',
]); // biome-ignore format: one line

function valueOfRule(rule: unknown, pointer: string, scope: SentScope): SentValue {
  const call = readCall(rule);
  if (call === undefined || Array.isArray(rule)) return constant(rule);
  const { name, args, body } = call;
  const inside = pointer + pointerOf(name);
  const argument = (index: number) =>
    valueOfRule(args[index], Array.isArray(body) ? inside + pointerOf(index) : inside, scope);
  switch (name) {
    case 'literal':
      return constant(body);
    case 'answered':
      return { schema: { type: 'boolean' }, mayBeMissing: false };
    case 'var':
      return args.length > 1
        ? withFallback(variable(args[0], pointer, scope), argument(1))
        : variable(args[0], pointer, scope);
    case 'else':
      return args.map((_, index) => argument(index)).reduce(withFallback);
    case 'if':
      return ofBranches(args.length, argument);
    case 'object':
      return isPlainObject(body)
        ? objectOfValues(
            Object.entries(body).map(([key, part]) => [
              key,
              valueOfTemplate(part, inside + pointerOf(key), scope),
            ]),
          )
        : typed(pointer, scope);
    case 'call':
      return ofFunction(args, inside, pointer, scope);
    case 'pick':
      return picked(argument(0), args.slice(1)) ?? typed(pointer, scope);
    case 'extend':
      return extended(args.map((_, index) => argument(index))) ?? typed(pointer, scope);
    default: {
      const value = typed(pointer, scope);
      const isSure = total.has(name) && args.every((_, index) => !argument(index).mayBeMissing);
      return isSure ? { ...value, mayBeMissing: false } : value;
    }
  }
}

function constant(value: unknown): SentValue {
  if (value === undefined) return { schema: {}, mayBeMissing: true };
  if (typeof value !== 'object' || value === null) return { schema: { const: value }, mayBeMissing: false };
  return { schema: Array.isArray(value) ? { type: 'array' } : { type: 'object' }, mayBeMissing: false };
}

/** Value of a rule, as far as its type is known. */
function typed(pointer: string, { typeAt, document }: SentScope): SentValue {
  const type = typeAt(document, pointer);
  return { schema: type ? schemaOfType(type) : {}, mayBeMissing: true };
}

function variable(path: unknown, pointer: string, scope: SentScope): SentValue {
  const [root, ...keys] = String(path).split('.');
  if (root === 'input') return valueBelow(scope.input, keys);
  if (path === 'call.transactionId' || (root === 'settings' && keys.length === 1))
    return { schema: { type: 'string' }, mayBeMissing: false };
  return typed(pointer, scope);
}

function withFallback(value: SentValue, other: SentValue): SentValue {
  return value.mayBeMissing
    ? { schema: oneOfValues([value, other]).schema, mayBeMissing: other.mayBeMissing }
    : value;
}

function ofBranches(count: number, argument: (index: number) => SentValue): SentValue {
  const values: SentValue[] = [];
  for (let index = 1; index < count; index += 2) values.push(argument(index));
  if (count % 2 === 1) return oneOfValues([...values, argument(count - 1)]);
  return { ...oneOfValues(values), mayBeMissing: true };
}

/** A call of a function document: the value of the document for the input of the call. */
function ofFunction(args: readonly unknown[], inside: string, pointer: string, scope: SentScope): SentValue {
  const [id, given] = args;
  if (typeof id !== 'string' || scope.callers.includes(id)) return typed(pointer, scope);
  const value = scope.functionValue(id);
  if (value === undefined) return typed(pointer, scope);
  const inputs = isPlainObject(given) ? Object.entries(given) : [];
  const input = objectOfValues(
    inputs.map(([name, part]) => [name, valueOfRule(part, `${inside}/1${pointerOf(name)}`, scope)]),
  );
  return valueOfTemplate(value, '/value', { ...scope, input, document: id, callers: [...scope.callers, id] });
}

function picked({ schema, mayBeMissing }: SentValue, names: readonly unknown[]): SentValue | undefined {
  const { properties, required = [] } = schema;
  if (properties === undefined || names.some((name) => typeof name !== 'string')) return undefined;
  const isWanted = ([name]: readonly [string, JsonSchema]) => names.includes(name);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(properties).filter(isWanted)),
      required: required.filter((name) => names.includes(name)),
    },
    mayBeMissing,
  };
}

/** Later objects win; those that may be missing add nothing for sure. */
function extended(parts: readonly SentValue[]): SentValue | undefined {
  const members = new Map<string, SentValue>();
  for (const { schema, mayBeMissing } of parts) {
    if (schema.properties === undefined) return undefined;
    for (const [name, member] of Object.entries(schema.properties)) {
      const isSure = !mayBeMissing && schema.required?.includes(name) === true;
      const before = members.get(name);
      const value = { schema: member, mayBeMissing: !isSure };
      members.set(name, before ? withFallback(value, before) : value);
    }
  }
  return objectOfValues([...members]);
}
