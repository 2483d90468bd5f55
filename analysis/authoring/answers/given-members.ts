import { isPlainObject, isRuleIn, readCall, written } from '#engine/parts';
import { type ChangeCollector, type Part, partBelow } from './document-changes.ts';
import type { JourneyParts } from './journey-calls.ts';

/** The names of the members of a value; undefined where a formula puts together what is not known. */
export function membersGiven(
  parts: JourneyParts,
  part: Part,
  now: ChangeCollector,
  depth = 0,
): readonly string[] | undefined {
  const value = now.valueOf(part);
  const call = isRuleIn(value) ? readCall(value) : undefined;
  if (value === undefined) return [];
  if (depth > 20) return undefined;
  if (call === undefined) return isPlainObject(value) ? Object.keys(value) : undefined;
  if (call.name === 'object') return isPlainObject(call.body) ? Object.keys(call.body) : undefined;
  if (call.name === 'extend') {
    const each = call.args.map((_, index) =>
      membersGiven(parts, inside(part, 'extend', index), now, depth + 1),
    );
    return each.includes(undefined) ? undefined : each.flatMap((names) => names ?? []);
  }
  const next = parts.factNamed(factOf(value) ?? '');
  return next && membersGiven(parts, next, now, depth + 1);
}

/** A member of a value, through facts; undefined where it has none, or none is known. */
export function memberGiven(
  parts: JourneyParts,
  part: Part,
  name: string,
  now: ChangeCollector,
  depth = 0,
): Part | undefined {
  const value = now.valueOf(part);
  const call = isRuleIn(value) ? readCall(value) : undefined;
  if (depth > 20 || name.includes('.')) return undefined;
  if (call === undefined || call.name === 'object') {
    const object = call === undefined ? value : call.body;
    const holder = call === undefined ? part : inside(part, 'object');
    const has = isPlainObject(object) && Object.hasOwn(object, name);
    return has ? partBelow(value, holder, name) : undefined;
  }
  if (call.name === 'extend')
    return call.args
      .map((_, index) => memberGiven(parts, inside(part, 'extend', index), name, now, depth + 1))
      .findLast(Boolean);
  const next = parts.factNamed(factOf(value) ?? '');
  return next && memberGiven(parts, next, name, now, depth + 1);
}

/** The fact that a rule is; undefined for another rule. */
export function factOf(rule: unknown): string | undefined {
  const call = readCall(rule);
  return call?.name === 'var' ? /^facts\.(\w+)$/.exec(written(call.args[0]))?.[1] : undefined;
}

/** A part of the rule that a part is. */
export function inside(part: Part, ...keys: readonly (string | number)[]): Part {
  return { ...part, inside: [...part.inside, ...keys] };
}
