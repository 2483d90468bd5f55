import type { TypedCall } from './operator-declaration.ts';
import { booleanType, type RuleType, textType } from './rule-type.ts';
import { reportIncomparable, reportNeverEqual } from './signatures.ts';

/** Expects a single value and a list that may contain it, or two texts. */
export function memberSignature(call: TypedCall): RuleType {
  const needle = call.type(0);
  const haystack = call.type(1);
  if (haystack.kind === 'text' || haystack.kind === 'choice') {
    call.expect(0, textType);
    return booleanType;
  }
  const item = call.expectList(1);
  if (reportIncomparable(call, 0, needle)) reportMembers(call, 1, needle, item);
  return booleanType;
}

/** Expects two lists that may have common elements. */
export function listsSignature(call: TypedCall): RuleType {
  const left = call.expectList(0);
  const right = call.expectList(1);
  reportMembers(call, 1, left, right);
  return booleanType;
}

function reportMembers(call: TypedCall, index: number, value: RuleType, item: RuleType): void {
  if (value.kind === 'never' || item.kind === 'never' || item.kind === 'null') return;
  if (item.kind === 'list' || item.kind === 'object' || item.kind === 'unknown') {
    reportIncomparable(call, index, item.kind === 'unknown' ? call.type(index) : item);
    return;
  }
  reportNeverEqual(call, index, value, item);
}
