import { computedNode, constantNode, type Node } from '../runtime/compiling.ts';
import { malformed } from '../runtime/rule-failure.ts';
import { refusedKeys } from '../values/property.ts';

/** Builds an object from the values of its parts, without unanswered ones. */
export function objectNode(parts: Readonly<Record<string, unknown>>, compile: (part: unknown) => Node): Node {
  const names = Object.keys(parts);
  const refused = names.find((name) => refusedKeys.has(name));
  if (refused !== undefined) return computedNode(malformed(`It has the refused key "${refused}".`), []);
  const entries = names.map((name) => ({ name, node: compile(parts[name]) }));
  const build = (valueAt: (node: Node) => unknown) => {
    const value: Record<string, unknown> = {};
    for (const { name, node } of entries) {
      const part = valueAt(node);
      if (part !== undefined) value[name] = part;
    }
    return value;
  };
  if (entries.every(({ node }) => node.constant)) return constantNode(build((node) => node.value));
  return computedNode(
    (scope) => build((node) => node.run(scope)),
    entries.map(({ node }) => node),
  );
}
