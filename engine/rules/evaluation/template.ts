import type { Template } from '#schemas';
import { measure } from '../notation/shape.ts';
import { computedNode, type Node } from '../runtime/compiling.ts';
import { maximumTemplateDepth, maximumTemplateNodes } from '../runtime/limits.ts';
import { memoize } from '../runtime/memoize.ts';
import { malformed } from '../runtime/rule-failure.ts';
import type { RuleScope } from '../runtime/scope.ts';
import { type CompiledRule, compileCapped, type Evaluation, evaluateRule, toCompiled } from './compile.ts';
import { compileTemplateNode } from './template-node.ts';

/** A compiled template. */
export type CompiledTemplate = CompiledRule;

/**
 * Compiles JSON in which an object with a single key that is an operator's name is a rule. Never throws.
 * Memoized for objects, which must not be changed afterwards.
 *
 * @example compileTemplate({ name: { var: 'answers.name' }, channel: 'web' })
 */
export const compileTemplate: (template: Template) => CompiledTemplate = memoize((template) =>
  toCompiled(compileCappedTemplate(template), template),
);

/** Evaluates to JSON without unanswered properties and list elements. Never throws. */
export function evaluateTemplate(compiled: CompiledTemplate, scope: RuleScope): Evaluation {
  return evaluateRule(compiled, scope);
}

/** Compiles a template after checking its size; each rule in it has the limits of a rule. */
export function compileCappedTemplate(template: unknown): Node {
  const excess = measure(template, maximumTemplateDepth, maximumTemplateNodes);
  if (excess !== undefined) return computedNode(malformed('The template is too large or too deep.'), []);
  return compileTemplateNode(template, compileCapped);
}
