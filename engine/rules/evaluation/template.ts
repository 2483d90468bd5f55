import type { Template } from '#schemas';
import { measure } from '../notation/shape.ts';
import { type CompiledRule, compileCapped, type Evaluation, evaluateRule, toCompiled } from './compile.ts';
import { computedNode, type Node } from './compiling.ts';
import { maximumTemplateDepth, maximumTemplateNodes } from './limits.ts';
import { memoize } from './memoize.ts';
import { malformed } from './rule-failure.ts';
import type { RuleScope } from './scope.ts';
import { compileTemplateNode } from './template-node.ts';

/** A template ready to be evaluated any number of times. */
export type CompiledTemplate = CompiledRule;

/**
 * Compiles JSON in which a single-key object bearing an operator's name is a rule. Never throws. A template that is an
 * object is compiled once, and must not be changed.
 *
 * @example compileTemplate({ name: { var: 'answers.name' }, channel: 'web' })
 */
export const compileTemplate: (template: Template) => CompiledTemplate = memoize((template) =>
  toCompiled(compileCappedTemplate(template), template),
);

/** Evaluates to JSON; an unanswered value drops its property, or its place in the list. Never throws. */
export function evaluateTemplate(compiled: CompiledTemplate, scope: RuleScope): Evaluation {
  return evaluateRule(compiled, scope);
}

/** Compiles a template, measured first; each rule in it is measured by the caps of a rule. */
export function compileCappedTemplate(template: unknown): Node {
  const excess = measure(template, maximumTemplateDepth, maximumTemplateNodes);
  if (excess !== undefined) return computedNode(malformed('The template is too large or too deep.'), []);
  return compileTemplateNode(template, compileCapped);
}
