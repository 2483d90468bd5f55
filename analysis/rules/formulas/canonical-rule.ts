import { isPlainObject, isRuleIn, readCall } from '#engine/parts';

/**
 * A rule or template in canonical form: a single argument without its list, unless it is one, and inner
 * objects without `object`. Rules with the same formula have the same canonical form.
 */
export function canonicalRule(rule: unknown): unknown {
  if (Array.isArray(rule)) return rule.map(canonicalRule);
  if (!isPlainObject(rule)) return rule;
  const call = isRuleIn(rule) ? readCall(rule) : undefined;
  if (call === undefined) return mapProperties(rule, canonicalPart);
  const { name, body } = call;
  if (name === 'literal') return rule;
  if (name === 'object' && isPlainObject(body)) return { object: mapProperties(body, canonicalPart) };
  const [id, given] = call.args;
  if ((name === 'decide' || name === 'call') && isPlainObject(given)) {
    return { [name]: Object.keys(given).length === 0 ? id : [id, mapProperties(given, canonicalPart)] };
  }
  const args = call.args.map(canonicalRule);
  const [only] = args;
  return { [name]: args.length === 1 && !Array.isArray(only) ? only : args };
}

/**
 * A value inside an object. Its `object` operator is removed, unless the rest would be mistaken for a rule.
 */
function canonicalPart(part: unknown): unknown {
  const canonical = Array.isArray(part) ? part.map(canonicalPart) : canonicalRule(part);
  const call = readCall(canonical);
  return call?.name === 'object' && !isRuleIn(call.body) ? call.body : canonical;
}

function mapProperties(
  object: Readonly<Record<string, unknown>>,
  map: (value: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}
