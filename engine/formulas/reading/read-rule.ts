import { byPlace, toProblem } from '../../base/json/finding.ts';
import { createLocate } from '../../base/json/locate.ts';
import type { Problem } from '../../base/problems/problem.ts';
import { expandFormulas, isFormula } from './expand-formulas.ts';

/** A rule written as a formula or as a tree. */
export interface WrittenRule {
  readonly rule: unknown;
  /** Mistakes in the formula. */
  readonly problems: readonly Problem[];
  /** Locates a problem in the text. Its pointer begins at `rule`. */
  readonly place: (problem: Problem) => Problem;
}

/**
 * Reads the `rule` of a JSON text such as `{"rule": "= answers.age > 17"}`. Only the whole rule may be a
 * formula; texts inside a tree are literal.
 *
 * @param name name of the text in problems
 */
export function readRule(text: string, rule: unknown, name: string): WrittenRule {
  if (!isFormula(rule)) return { rule, problems: [], place: (problem) => problem };
  const { document, places, findings } = expandFormulas({ rule });
  const locate = createLocate(text, places);
  const expanded = document as { readonly rule: unknown };
  return {
    rule: expanded.rule,
    problems: findings.map((finding) => toProblem(finding, name, locate)).sort(byPlace),
    place: (problem) => ({ ...problem, ...toProblem(problem, problem.document, locate) }),
  };
}
