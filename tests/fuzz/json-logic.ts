import jsonLogic from 'json-logic-js';
import type { Rule } from '#schemas';
import type { RuleScope } from '../../engine/rules/runtime/scope.ts';

/**
 * Converts a rule to JsonLogic. Inside `map` and the like, JsonLogic sees only the element, as all of its
 * data, and inside `reduce` the element as `current`.
 */
export function toJsonLogic(rule: Rule, element: '' | 'current' | undefined = undefined): unknown {
  if (Array.isArray(rule)) return rule.map((part: Rule) => toJsonLogic(part, element));
  if (typeof rule !== 'object' || rule === null) return rule;
  const [[name, body] = ['', null]] = Object.entries(rule as Readonly<Record<string, Rule>>);
  if (name === 'var') return { var: element === undefined ? body : rename(String(body), element) };
  const args: readonly Rule[] = Array.isArray(body) ? body : [body];
  const inner = name === 'reduce' ? 'current' : '';
  const overElements = ['map', 'filter', 'some', 'all', 'none', 'reduce'].includes(name);
  return {
    [name]: args.map((arg, index) => toJsonLogic(arg, overElements && index === 1 ? inner : element)),
  };
}

function rename(path: string, element: '' | 'current'): string {
  if (!path.startsWith('item')) return path;
  const rest = path.slice('item.'.length);
  return [element, rest].filter((part) => part !== '').join('.');
}

/** JsonLogic's result, as JSON. */
export function askJsonLogic(rule: unknown, { answers, results, now }: RuleScope): string {
  return JSON.stringify(jsonLogic.apply(rule as never, { answers, results, now })) ?? 'null';
}
