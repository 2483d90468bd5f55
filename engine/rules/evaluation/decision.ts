import { spend } from '../runtime/limits.ts';
import type { CompiledDecision, DecisionTable } from '../runtime/scope.ts';
import { truthOf } from '../values/kleene.ts';
import { compileCapped } from './compile.ts';
import { compileCappedTemplate } from './template.ts';

/**
 * Compiles a decision document: `when` is a rule, `then` and `otherwise` are templates. A row with an unknown
 * condition is skipped. For `RuleScope.decisions`.
 */
export function compileDecision(table: DecisionTable): CompiledDecision {
  const rows = (table.rows ?? []).map((row) => ({
    when: compileCapped(row.when),
    value: compileCappedTemplate(row.then),
  }));
  const otherwise = table.otherwise === undefined ? undefined : compileCappedTemplate(table.otherwise);
  return {
    source: table,
    counts: true,
    run: (scope) => {
      for (const { when, value } of rows) {
        spend(when.weight);
        if (truthOf(when.run(scope)) !== true) continue;
        spend(value.weight);
        return value.run(scope);
      }
      spend(otherwise?.weight ?? 0);
      return otherwise?.run(scope);
    },
  };
}
