import type { Rule } from '#schemas';
import { describeRule } from '../../rules/english/describe.ts';
import { readCall } from '../../rules/notation/shape.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { describeDifference } from '../conditions/describe-difference.ts';
import { isSameJson } from '../same-json.ts';
import type { Setting } from '../side.ts';

/** Operators whose values are true or false. */
const conditions: ReadonlySet<string> = new Set(['and', 'or', '!', '!!', '==', '===', '!=', '!==', '<', '<=', '>', '>=', 'in', 'answered', 'some', 'all', 'none', 'matches']); // biome-ignore format: one line

/** Changes of the facts of a journey. */
export function* compareFacts(
  { before, after }: { readonly before: Setting; readonly after: Setting },
  notice: Notice,
): Iterable<Change> {
  for (const [name, now] of Object.entries(after.facts)) {
    const old = Object.hasOwn(before.facts, name) ? before.facts[name] : undefined;
    if (old === undefined) {
      const details = [`Now: ${describeRule(now, after.labels)}`];
      yield notice('fact-added', `There is a new fact, ${quote(name)}.`, details);
    } else if (!isSameJson(old, now)) {
      const details =
        isCondition(old) && isCondition(now)
          ? describeDifference({ rule: old, setting: before }, { rule: now, setting: after })
          : [`Before: ${describeRule(old, before.labels)}`, `Now: ${describeRule(now, after.labels)}`];
      yield notice('fact-changed', `The fact ${quote(name)} is found in another way.`, details);
    }
  }
  for (const name of Object.keys(before.facts))
    if (!Object.hasOwn(after.facts, name)) yield notice('fact-removed', `The fact ${quote(name)} is gone.`);
}

function isCondition(rule: Rule): boolean {
  return typeof rule === 'boolean' || conditions.has(readCall(rule)?.name ?? '');
}
