import type { RuleOption } from '../evaluation/scope.ts';

/** An option as rules read it under the name `item`: its id, label, hint and the columns of its data. */
export function itemOf({ id, label, hint, data }: RuleOption): Readonly<Record<string, unknown>> {
  return { ...data, id, label, ...(hint !== undefined && { hint }) };
}
