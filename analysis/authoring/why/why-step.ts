import type { CompiledStep } from '#engine';
import { findStep, holds, type VisitedStep } from '#engine/parts';
import { indented, openSteps, type WhyContext } from './why-context.ts';

/** Explains why a step is on the visitor's path, or why it is not. Throws a `Fault` for an unknown step. */
export function whyStep(context: WhyContext, id: string): readonly string[] {
  const { walk, compiled } = context;
  const index = walk.path.findIndex(({ step }) => step.definition.id === id);
  const visited = walk.path[index];
  if (visited) return [...whyOnPath(context, index), ...whyWaiting(context, visited)];
  const aside = walk.asides.find(({ step }) => step.definition.id === id);
  if (aside)
    return [
      `The step "${id}" may be opened from a chip or a link.`,
      ...whenLines(context, aside.step, aside),
    ];
  return whyNotOnPath(context, findStep(compiled, id));
}

function whyOnPath(context: WhyContext, index: number): readonly string[] {
  const { path } = context.walk;
  const [visited, before] = [path[index], path[index - 1]];
  if (!visited) return [];
  const { id } = visited.step.definition;
  if (!before)
    return [`The journey begins with the step "${id}".`, ...whenLines(context, visited.step, visited)];
  return [
    `The step "${id}" follows the step "${before.step.definition.id}".`,
    ...whyNext(context, before, visited.step),
  ];
}

/** The rows of `next` up to the one taken, or the conditions of the steps in order. */
function whyNext(context: WhyContext, before: VisitedStep, taken: CompiledStep): readonly string[] {
  const { compiled, explainer } = context;
  const { scope } = before.evaluation;
  const lines: string[] = [];
  for (const [index, { when, step }] of before.step.next.entries()) {
    const isTaken = when === undefined || holds(when, scope);
    lines.push(`Row ${index + 1} of its "next", to "${step}", ${isTaken ? 'holds' : 'does not hold'}:`);
    lines.push(...indented(when ? explainer.explain(when, scope) : ['It has no condition.']));
    if (isTaken) return lines;
  }
  if (before.step.next.length > 0) lines.push('No row of its "next" holds, so the steps follow in order.');
  const [from, to] = [compiled.steps.indexOf(before.step), compiled.steps.indexOf(taken)];
  for (const skipped of compiled.steps.slice(from + 1, to)) {
    if (skipped.definition.aside) continue;
    lines.push(`The step "${skipped.definition.id}" is passed over.`, ...whenLines(context, skipped, before));
  }
  return [...lines, ...whenLines(context, taken, before)];
}

/** The condition of a step, evaluated where another one ends. */
function whenLines(
  { explainer }: WhyContext,
  { definition: step, when }: CompiledStep,
  at: VisitedStep,
): readonly string[] {
  if (!when) return [`The step "${step.id}" has no condition.`];
  const { scope } = at.evaluation;
  const outcome = holds(when, scope) ? 'holds' : 'does not hold';
  return [`The condition of the step "${step.id}" ${outcome}:`, ...indented(explainer.explain(when, scope))];
}

/** Why the visitor has not passed a step, if it is the furthest one. */
export function whyWaiting({ walk, explainer }: WhyContext, visited: VisitedStep): readonly string[] {
  if (walk.frontier !== visited) return [];
  const { id } = visited.step.definition;
  if (walk.finished) return [`The journey ends at the step "${id}".`];
  if (walk.loop !== undefined) return [`The rules of the journey lead back to the step "${id}".`];
  const problems = visited.problems.map(
    ({ field, keyword, message }) =>
      `  "${field}" (${keyword}): ${explainer.maskIn(message, visited.evaluation.answers)}`,
  );
  if (problems.length > 0) return [`The visitor cannot pass the step "${id}":`, ...problems];
  return visited.fault ? [`A rule of the step "${id}" fails: ${visited.fault.message}`] : [];
}

function whyNotOnPath(context: WhyContext, asked: CompiledStep): readonly string[] {
  const { compiled, walk } = context;
  const { id } = asked.definition;
  const position = compiled.steps.indexOf(asked);
  const passed = walk.path.findIndex(
    ({ step }, index) =>
      compiled.steps.indexOf(step) < position &&
      compiled.steps.indexOf(walk.path[index + 1]?.step ?? asked) > position,
  );
  const [before, after] = [walk.path[passed], walk.path[passed + 1]];
  if (before && after)
    return [
      `The step "${id}" is not on the path: the step "${after.step.definition.id}" follows "${before.step.definition.id}".`,
      ...whyNext(context, before, after.step),
    ];
  const opening = walk.path[0];
  if (opening && compiled.steps.indexOf(opening.step) > position)
    return [
      `The step "${id}" is not on the path: the journey begins with "${opening.step.definition.id}".`,
      ...whenLines(context, asked, opening),
    ];
  const lines = [`The visitor has not come to the step "${id}".`];
  const last = openSteps(context).find((visited) => visited === walk.frontier);
  return last ? [...lines, ...whyWaiting(context, last)] : lines;
}
