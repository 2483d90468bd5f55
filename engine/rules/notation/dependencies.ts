import { written } from '../runtime/written.ts';
import { isPath } from './path.ts';
import { type Call, readCall } from './shape.ts';

/**
 * The paths that a rule or template reads, sorted: `answers.moveInDate`, `now`. A decision is listed as
 * `decisions.<id>`, a function as `functions.<id>`; `checkRule` replaces these by the paths they read.
 *
 * @example dependenciesOf({ '<': [{ var: 'answers.born' }, { var: 'now' }] }) // ['answers.born', 'now']
 */
export function dependenciesOf(rule: unknown): readonly string[] {
  const paths = new Set<string>();
  for (const { name, args } of callsIn(rule)) {
    const [first] = args;
    if (name === 'decide') paths.add(`decisions.${written(first)}`);
    if (name === 'call') paths.add(`functions.${written(first)}`);
    if (name === 'var' && isPath(first) && !/^(item|accumulator)(\.|$)/.test(first)) paths.add(first);
  }
  return [...paths].sort();
}

/** Documents that a rule or template names, for the check that they exist. */
export interface NamedDocuments {
  readonly options: readonly string[];
  readonly decisions: readonly string[];
  readonly functions: readonly string[];
}

/** The options documents, decisions and functions that a rule or template names. */
export function documentsNamedBy(rule: unknown): NamedDocuments {
  const options = new Set<string>();
  const decisions = new Set<string>();
  const functions = new Set<string>();
  for (const { name, args } of callsIn(rule)) {
    const [id] = args;
    if (typeof id !== 'string') continue;
    if (name === 'lookup' || name === 'options') options.add(id);
    if (name === 'decide') decisions.add(id);
    if (name === 'call') functions.add(id);
  }
  return {
    options: [...options].sort(),
    decisions: [...decisions].sort(),
    functions: [...functions].sort(),
  };
}

/** Every call in a rule or template, except in `literal`, which is data. Not recursive. */
export function* callsIn(rule: unknown): Generator<Call> {
  const pending: unknown[] = [rule];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    const call = readCall(next);
    if (call?.name === 'literal') continue;
    if (call !== undefined) yield call;
    pending.push(...Object.values(next));
  }
}
