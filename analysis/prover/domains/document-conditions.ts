import { isOperatorName, pointerOf } from '#engine';
import { readCall } from '#engine/parts';
import type { Decision, FunctionDocument, Operation, Rule } from '#schemas';
import {
  bodies,
  conditionsIn,
  type FoundCondition,
  type Guard,
  readsElement,
} from '../rules/conditions-in.ts';
import { comparisons } from './terms.ts';

/** A comparison within a part of a document. */
interface FoundComparison {
  readonly pointer: string;
  readonly rule: unknown;
  /** The truth that it is written for: a comparison by `!=` is written to fail. */
  readonly wanted: boolean;
}

/** A condition or comparison of a document, and what must hold or fail before it is asked. */
export type DeclaredCondition = (
  | (Pick<FoundCondition, 'pointer' | 'rule' | 'isFirst'> & {
      readonly as: 'if' | 'when' | 'value' | 'check';
    })
  | (FoundComparison & { readonly as: 'comparison' })
) & {
  readonly guards: readonly Guard[];
  /** Whether it can read the body of an answer. */
  readonly isOfAnswer: boolean;
};

interface Part {
  readonly pointer: string;
  readonly part: unknown;
  readonly guards?: readonly Guard[];
  readonly as?: 'condition' | 'check' | 'value';
  readonly isOfAnswer?: boolean;
}

/** The conditions of a function, of the values of a decision, or of an operation, and every comparison in them. */
export function* conditionsOf(
  document: FunctionDocument | Decision | Operation,
): Iterable<DeclaredCondition> {
  for (const part of partsOf(document)) {
    const { pointer, guards = [], as, isOfAnswer = false } = part;
    const isRule = typeof part.part === 'object' && readCall(part.part) !== undefined;
    const rule = part.part as Rule;
    if (as === 'check' && isRule) yield { pointer, rule, guards, isFirst: true, isOfAnswer, as };
    if (as === 'value' && isTruth(part.part)) yield { pointer, rule, guards, isFirst: true, isOfAnswer, as };
    const found = conditionsIn(part.part, pointer, as === 'condition' ? 'condition' : 'template');
    for (const { of, guards: inner, ...each } of found)
      if (of !== 'value') yield { ...each, guards: [...guards, ...inner], isOfAnswer, as: of };
    for (const comparison of comparisonsIn(part.part, pointer))
      yield { ...comparison, guards: [], isOfAnswer, as: 'comparison' };
  }
}

function partsOf(document: FunctionDocument | Decision | Operation): readonly Part[] {
  switch (document.kind) {
    case 'function':
      return [{ pointer: '/value', part: document.value, as: 'value' }];
    case 'decision':
      return partsOfDecision(document);
    case 'operation':
      return partsOfOperation(document);
  }
}

/** A row is asked where those before it do not hold. Whether rows themselves hold is another question. */
function partsOfDecision({ rows = [], otherwise }: Decision): readonly Part[] {
  const parts: Part[] = [];
  let guards: readonly Guard[] = [];
  for (const [index, { when, then }] of rows.entries()) {
    const row = pointerOf('rows', index);
    parts.push({ pointer: `${row}/when`, part: when, guards });
    parts.push({ pointer: `${row}/then`, part: then, guards: [...guards, { rule: when, is: true }] });
    guards = [...guards, { rule: when, is: false }];
  }
  return [...parts, { pointer: '/otherwise', part: otherwise, guards }];
}

function partsOfOperation(operation: Operation): readonly Part[] {
  const { checks = [], gather = [], query, headers, request, result, onFailure } = operation;
  return [
    ...checks.flatMap(({ that, message }, index): readonly Part[] => [
      { pointer: `${pointerOf('checks', index)}/that`, part: that, as: 'check' },
      { pointer: `${pointerOf('checks', index)}/message`, part: message },
    ]),
    ...gather.flatMap((each, index): readonly Part[] => [
      { pointer: `${pointerOf('gather', index)}/when`, part: each.when, as: 'condition' },
      { pointer: `${pointerOf('gather', index)}/with`, part: each.with },
    ]),
    { pointer: '/query', part: query },
    { pointer: '/headers', part: headers },
    { pointer: '/request', part: request },
    { pointer: '/result', part: result, isOfAnswer: true },
    ...(onFailure?.outcome === 'empty'
      ? [
          { pointer: '/onFailure/when', part: onFailure.when, as: 'condition' as const },
          { pointer: '/onFailure/result', part: onFailure.result },
        ]
      : []),
  ];
}

const truths: ReadonlySet<string> = new Set(['and', 'or', 'not', '!', 'answered', 'in', 'matches']);

/** Whether a value is true or false by its operator. Comparisons are listed themselves. */
function isTruth(value: unknown): value is Rule {
  const call = readCall(value);
  return call !== undefined && truths.has(call.name);
}

/** Every comparison within a template, but for those that are made for each element of a list. */
function* comparisonsIn(part: unknown, pointer: string): Iterable<FoundComparison> {
  if (typeof part !== 'object' || part === null) return;
  const call = readCall(part);
  if (call === undefined || !isOperatorName(call.name)) {
    for (const [name, each] of Object.entries(part)) yield* comparisonsIn(each, pointer + pointerOf(name));
    return;
  }
  const { name, args, body } = call;
  if (name === 'literal') return;
  if ((comparisons.has(name) || name === 'in') && !readsElement(part))
    yield { pointer, rule: part, wanted: !name.startsWith('!') };
  for (const [index, arg] of args.entries()) {
    if (bodies.has(name) && index > 0) continue;
    yield* comparisonsIn(arg, pointer + pointerOf(name) + (Array.isArray(body) ? pointerOf(index) : ''));
  }
}
