import type { Rule } from '#schemas';

/** A rule with its data, in the notation of Waymark. */
export interface RootedRule {
  readonly rule: Rule;
  readonly roots: { readonly [root: string]: unknown };
}

/**
 * Converts a rule written for JsonLogic, whose references start from the data itself or, inside `map` and the
 * like, from the element. The data become one answer. A null there counts as missing, since Waymark has no
 * null to compare with.
 */
export function fromJsonLogic(rule: unknown, data: unknown): RootedRule {
  return { rule: translate(rule, dataPath), roots: { answers: { data: withoutNulls(data) } } };
}

type TranslatePath = (path: string) => string;

const dataPath: TranslatePath = (path) => (path === '' ? 'answers.data' : `answers.data.${path}`);
const elementPath: TranslatePath = (path) => (path === '' ? 'item' : `item.${path}`);
const reducePath: TranslatePath = (path) => path.replace(/^current(?=\.|$)/, 'item');

/** How references are converted inside the second argument of the operators on lists. */
const inside: { readonly [operator: string]: TranslatePath } = {
  map: elementPath,
  filter: elementPath,
  all: elementPath,
  some: elementPath,
  none: elementPath,
  reduce: reducePath,
};

function translate(rule: unknown, toPath: TranslatePath): Rule {
  if (Array.isArray(rule)) return rule.map((part) => translate(part, toPath));
  if (typeof rule !== 'object' || rule === null) return rule as Rule;
  const parts = Object.entries(rule).map(([operator, body]): readonly [string, Rule] => {
    if (operator === 'var') return [operator, translateReference(body, toPath)];
    if (operator === 'literal') return [operator, body as Rule];
    const inner = Object.hasOwn(inside, operator) ? inside[operator] : undefined;
    if (inner === undefined || !Array.isArray(body)) return [operator, translate(body, toPath)];
    return [operator, body.map((part, index) => translate(part, index === 1 ? inner : toPath))];
  });
  return Object.fromEntries(parts);
}

function translateReference(body: unknown, toPath: TranslatePath): Rule {
  const [path = '', ...fallback] = Array.isArray(body) ? body : [body];
  const isPath = path === null || typeof path === 'string' || typeof path === 'number';
  const reference = isPath ? toPath(String(path ?? '')) : translate(path, toPath);
  return fallback.length === 0 ? reference : [reference, ...fallback.map((part) => translate(part, toPath))];
}

function withoutNulls(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutNulls);
  if (typeof data !== 'object' || data === null) return data ?? undefined;
  const kept = Object.entries(data).filter(([, value]) => value !== null);
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutNulls(value)]));
}
