import { canonicalJson } from '#engine';
import { isPlainObject } from '#engine/parts';

/** Operators whose texts are no texts for people: paths, and what is compared. */
const exact: ReadonlySet<string> = new Set('var == != < <= > >= in matches decide lookup call'.split(' '));

/** The formulas in a text that are not in its source, whose own texts may differ. */
export function inventedFormulas(text: unknown, source: unknown): readonly unknown[] {
  const known = new Set(formulasIn(source).map((rule) => canonicalJson(withoutTexts(rule))));
  return formulasIn(text).filter((rule) => !known.has(canonicalJson(withoutTexts(rule))));
}

function formulasIn(text: unknown): readonly unknown[] {
  if (!isPlainObject(text)) return [];
  return Array.isArray(text.cat) ? text.cat.filter((piece) => typeof piece !== 'string') : [text];
}

function withoutTexts(rule: unknown): unknown {
  if (typeof rule === 'string') return '';
  if (Array.isArray(rule)) return rule.map(withoutTexts);
  if (!isPlainObject(rule)) return rule;
  const { var: reference } = rule;
  if (Array.isArray(reference)) return { var: [reference[0], withoutTexts(reference[1])] };
  return Object.fromEntries(
    Object.entries(rule).map(([name, part]) => [name, exact.has(name) ? part : withoutTexts(part)]),
  );
}
