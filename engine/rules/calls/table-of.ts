import type { Decision, FunctionDocument } from '#schemas';
import type { DecisionTable } from '../runtime/scope.ts';

/** A decision or function as a decision table; a function is a table without rows. */
export function tableOf(document: Decision | FunctionDocument): DecisionTable {
  const { input } = document;
  const declared = input !== undefined && { input };
  if (document.kind === 'function') return { ...declared, otherwise: document.value };
  const { rows, otherwise } = document;
  return { ...declared, ...(rows !== undefined && { rows }), ...(otherwise !== undefined && { otherwise }) };
}
