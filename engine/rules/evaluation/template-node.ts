import { objectNode } from '../calls/object-node.ts';
import { readCall } from '../notation/shape.ts';
import { isOperator } from '../operators/evaluations.ts';
import { computedNode, constantNode, type Node } from '../runtime/compiling.ts';
import { finite, readable } from '../runtime/unanswered.ts';
import { isPlainObject } from '../values/property.ts';

/** True for a part of a template that is a rule: an object with one key that is an operator's name. */
export function isRuleIn(template: unknown): boolean {
  const call = readCall(template);
  return call !== undefined && isOperator(call.name);
}

/** Compiles JSON with rules in it. Unanswered properties and list elements are left out. */
export function compileTemplateNode(template: unknown, compileRule: (rule: unknown) => Node): Node {
  if (isRuleIn(template)) return readableNode(compileRule(template));
  const compile = (part: unknown) => compileTemplateNode(part, compileRule);
  if (isPlainObject(template)) return objectNode(template, compile);
  if (typeof template === 'number') return constantNode(finite(template));
  if (!Array.isArray(template)) return constantNode(template);
  const elements = template.map(compile);
  return computedNode((scope) => {
    const list: unknown[] = [];
    for (const element of elements) {
      const value = element.run(scope);
      if (value !== undefined) list.push(value);
    }
    return list;
  }, elements);
}

/**
 * A number that JSON cannot write becomes unanswered. `null` is copied, as a service may distinguish it from
 * a missing property.
 */
function readableNode(node: Node): Node {
  if (node.constant) return node;
  const { run } = node;
  return { ...node, run: (scope) => readable(run(scope)) };
}
