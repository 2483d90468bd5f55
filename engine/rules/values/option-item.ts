import type { RuleOption } from '../runtime/scope.ts';

/** An option as the `item` of rules: its id, label, hint and data columns. */
export function itemOf({ id, label, hint, data }: RuleOption): Readonly<Record<string, unknown>> {
  return { ...data, id, label, ...(hint !== undefined && { hint }) };
}
