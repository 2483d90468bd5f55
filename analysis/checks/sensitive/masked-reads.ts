import { isPlainObject, isRuleIn, type ReadSources, readCall } from '#engine/parts';

/** How a rule uses a value: it is shown unchanged, or something is computed from it. */
type Use = 'shown' | 'worked-out';

/** Operators that only combine their arguments; a condition among them may select one. */
const passing: ReadonlySet<string> = new Set([
  'cat',
  'else',
  'object',
  'merge',
  'join',
  'trim',
  'plain-text',
  'literal',
]);

/**
 * The first sensitive path from which a rule computes something. Undefined when it only shows such values or
 * tests whether they are answered, since both work with masked values.
 *
 * @param secrets paths of the sensitive values that are masked for the rule
 */
export function maskedRead(
  rule: unknown,
  use: Use,
  secrets: ReadonlySet<string>,
  sources: ReadSources,
): string | undefined {
  const seen = new Set<string>();
  /** Follows a fact, decision or function once for each kind of use. */
  const follow = (name: string, target: unknown, how: Use): string | undefined => {
    const key = `${how} ${name}`;
    if (target === undefined || seen.has(key)) return undefined;
    seen.add(key);
    return search(target, how);
  };
  const first = (parts: readonly unknown[], how: Use): string | undefined => {
    for (const part of parts) {
      const found = search(part, how);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const reference = (args: readonly unknown[], how: Use): string | undefined => {
    const path = String(args[0]);
    const [root, name = ''] = path.split('.', 2);
    const secret = how === 'worked-out' ? secretAt(path, secrets) : undefined;
    if (secret !== undefined) return secret;
    const fact = root === 'facts' && Object.hasOwn(sources.facts, name) ? sources.facts[name] : undefined;
    return follow(path, fact, how) ?? first(args.slice(1), how);
  };
  const search = (part: unknown, how: Use): string | undefined => {
    if (Array.isArray(part)) return first(part, how);
    if (!isPlainObject(part)) return undefined;
    // An object with one property that is no operator is a template.
    const call = isRuleIn(part) ? readCall(part) : undefined;
    if (call === undefined) return first(Object.values(part), how);
    const { name, args } = call;
    switch (name) {
      case 'var':
        return reference(args, how);
      case 'answered':
        return isReference(args[0]) ? undefined : first(args, 'worked-out');
      case 'if':
        return (
          first(conditionsOf(args), 'worked-out') ??
          first(
            args.filter((arg) => !conditionsOf(args).includes(arg)),
            how,
          )
        );
      case 'decide':
      case 'call': {
        const id = String(args[0]);
        return follow(id, sources.decision(id), 'worked-out') ?? first(args.slice(1), 'worked-out');
      }
      default:
        return first(args, passing.has(name) ? how : 'worked-out');
    }
  };
  return search(rule, use);
}

/** The conditions of an `if`: every second argument except a last "else". */
function conditionsOf(args: readonly unknown[]): readonly unknown[] {
  return args.filter((_, index) => index % 2 === 0 && index < args.length - 1);
}

function isReference(rule: unknown): boolean {
  const call = readCall(rule);
  return call?.name === 'var' && call.args.length === 1 && !String(call.args[0]).startsWith('facts.');
}

function secretAt(path: string, secrets: ReadonlySet<string>): string | undefined {
  return [...secrets].find((secret) => path === secret || path.startsWith(`${secret}.`));
}
