import { objectOf, type Problem, pointerOf, type RuleContext, type RuleType } from '#engine';
import {
  booleanType,
  type DecisionTable,
  type DecisionType,
  joinAll,
  nodesOf,
  typeOfSchema,
} from '#engine/parts';
import { type Checked, checkRule, checkTemplate } from './check.ts';

/** Result of checking a decision or function. */
export interface CheckedDecision extends DecisionType {
  readonly problems: readonly Problem[];
}

/**
 * Checks one decision or function. Those that it uses must be in the context.
 * @param otherwiseAt pointer to the table's `otherwise` in its document
 */
export function checkDecision(
  table: DecisionTable,
  context: RuleContext,
  otherwiseAt = '/otherwise',
): CheckedDecision {
  const problems: Problem[] = [];
  const dependencies = new Set<string>();
  const types: RuleType[] = [];
  const input = inputOf(table);
  const { input: _, ...outer } = context.roots;
  const roots = table.input === undefined ? outer : { ...outer, input: objectOf(input) };
  const at = (pointer: string): RuleContext => ({
    ...context,
    roots,
    pointer: `${context.pointer ?? ''}${pointer}`,
  });
  let steps = 0;
  const include = (part: unknown, checked: Checked) => {
    problems.push(...checked.problems);
    steps += checked.steps + nodesOf(part);
    // Reads of its own input are not dependencies.
    for (const path of checked.dependencies) if (!/^input(\.|$)/.test(path)) dependencies.add(path);
  };
  for (const [index, row] of (table.rows ?? []).entries()) {
    const pointer = `/rows${pointerOf(index)}`;
    include(row.when, checkRule(row.when, at(`${pointer}/when`), booleanType));
    const then = checkTemplate(row.then, at(`${pointer}/then`));
    include(row.then, then);
    types.push(then.type);
  }
  if (table.otherwise !== undefined) {
    const otherwise = checkTemplate(table.otherwise, at(otherwiseAt));
    include(table.otherwise, otherwise);
    types.push(otherwise.type);
  }
  // Reported once, here: documents that use this one are then not reported as too costly.
  const isReported = problems.some(({ code }) => code === 'rule-too-costly');
  return {
    problems,
    type: joinAll(types),
    input,
    dependencies: [...dependencies].sort(),
    steps: isReported ? 0 : steps,
  };
}

/** Type of each input of a decision. */
function inputOf({ input = {} }: DecisionTable): Readonly<Record<string, RuleType>> {
  const types = Object.entries(input).map(([name, schema]) => [name, typeOfSchema(schema)] as const);
  return Object.fromEntries(types);
}
