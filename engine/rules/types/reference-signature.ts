import { advise, type Help, suggest } from '../../base/problems/suggest.ts';
import { isRoot } from '../notation/path.ts';
import type { RootName } from '../runtime/scope.ts';
import { notNull } from './may-be-null.ts';
import type { TypedCall } from './operator-declaration.ts';
import { propertyType } from './property-type.ts';
import { dateType, neverType, type RuleType } from './rule-type.ts';
import { join } from './type-relations.ts';

/** The type of a reference. Reports references to nothing. */
export function referenceSignature(call: TypedCall): RuleType {
  const type = referredType(call);
  return call.args.length > 1 ? join(notNull(type), call.type(1)) : type;
}

function referredType(call: TypedCall): RuleType {
  const path = call.args[0];
  if (typeof path !== 'string') {
    call.report(
      0,
      'computed-reference',
      'It expected a path written out in the rule.',
      'Write {"var": "answers.…"}; choose between paths with "if".',
    );
    return neverType;
  }
  const [root = '', ...keys] = path.split('.');
  const start = rootType(call, root, path);
  return start === undefined ? neverType : walk(call, path, root, keys, start);
}

function walk(
  call: TypedCall,
  path: string,
  root: string,
  keys: readonly string[],
  start: RuleType,
): RuleType {
  const isElement = root === 'item' || root === 'accumulator' || call.bindings.named?.has(root) === true;
  if (!isElement) call.depend(path);
  let type = start;
  let walked = root;
  for (const key of keys) {
    const found = propertyType(type, key);
    if ('help' in found) {
      call.report(0, 'unknown-reference', `"${walked}" has no "${key}".`, found.help);
      return neverType;
    }
    type = found.type;
    walked += `.${key}`;
  }
  return type;
}

function rootType(call: TypedCall, root: string, path: string): RuleType | undefined {
  const named = call.bindings.named?.get(root);
  if (named !== undefined) return named;
  const known = availableRoots(call);
  if (isRoot(root)) {
    const type = typeOfRoot(call, root);
    if (type === undefined) {
      const where =
        root === 'item' ? 'inside list operators' : root === 'accumulator' ? 'inside "reduce"' : 'elsewhere';
      call.report(0, 'unknown-reference', `"${root}" can be used only ${where}.`, advise(root, known));
    }
    return type;
  }
  const inList = call.bindings.item !== undefined;
  const help = inList
    ? `The element in hand is "item": write ${path === '' ? '"item"' : `"item.${path}"`}, or start with ${known.join(', ')}.`
    : suggestPath(call, path, known);
  call.report(0, 'unknown-reference', `The path ${JSON.stringify(path)} starts from no root.`, help);
  return undefined;
}

function typeOfRoot({ bindings, context }: TypedCall, root: RootName): RuleType | undefined {
  if (root === 'now') return dateType;
  if (root === 'item') return bindings.item ?? context.roots.item;
  if (root === 'accumulator') return bindings.accumulator ?? context.roots.accumulator;
  return context.roots[root];
}

function availableRoots({ bindings, context }: TypedCall): readonly string[] {
  const names = new Set([...Object.keys(context.roots), 'now']);
  if (bindings.item !== undefined) names.add('item');
  if (bindings.accumulator !== undefined) names.add('accumulator');
  for (const name of bindings.named?.keys() ?? []) names.add(name);
  return [...names];
}

function suggestPath({ context }: TypedCall, path: string, known: readonly string[]): Help {
  const [name = ''] = path.split('.');
  const [holder, ...others] = Object.entries(context.roots).flatMap(([root, type]) =>
    type.kind === 'object' && Object.hasOwn(type.properties, name) ? [root] : [],
  );
  if (holder !== undefined) {
    const meant = `${holder}.${path}`;
    const text = `Did you mean "${meant}"?`;
    return others.length > 0 ? text : { text, correction: { found: path, meant } };
  }
  // A word that is like no root is most often a text whose quotes were forgotten.
  if (name !== '' && name === path && suggest(name, known) === undefined)
    return `A text stands in quotes: '${name}'. A path starts with one of: ${known.join(', ')}.`;
  return advise(name, known);
}
