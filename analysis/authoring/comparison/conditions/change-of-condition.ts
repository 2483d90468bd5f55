import { followReads } from '#engine/parts';
import { isSameJson } from '../same-json.ts';
import { compareTruth } from './compare-truth.ts';
import { describeDifference, verdictOf } from './describe-difference.ts';
import type { PlacedCondition } from './placed-condition.ts';

/**
 * Sentences about a condition that decides otherwise: its rule has changed, or a fact, decision or function
 * that it reads. Undefined for one that is the same.
 */
export function changeOfCondition(
  before: PlacedCondition,
  after: PlacedCondition,
): readonly string[] | undefined {
  if (!isSameJson(before.rule ?? true, after.rule ?? true)) return describeDifference(before, after);
  if (!readsChanges(before, after)) return undefined;
  const difference = compareTruth(before, after);
  if (difference.kind === 'same' || difference.kind === 'undecided') return undefined;
  return ['Its words are the same, but what it reads changes.', verdictOf(difference, before, after)];
}

function readsChanges(before: PlacedCondition, after: PlacedCondition): boolean {
  const [old, now] = [before, after].map(({ rule, setting }) => ({
    setting,
    reads: followReads([rule ?? true], { facts: setting.facts, decision: setting.side.findTable }),
  }));
  if (old === undefined || now === undefined) return false;
  const facts = [...now.reads.facts].some(
    (name) => !isSameJson(old.setting.facts[name], now.setting.facts[name]),
  );
  const tables = [...now.reads.decisions].some(
    (id) => !isSameJson(old.setting.side.findTable(id), now.setting.side.findTable(id)),
  );
  return facts || tables;
}
