import { neverType, type RuleContext } from '#engine';
import { type DecisionType, dependenciesOf, isRoot, type UnknownPath } from '#engine/parts';
import type { ReleaseIndex } from '../release/release-index.ts';
import { type JourneyContext, withDerived } from './journey-context.ts';
import { usedIn } from './used-documents.ts';

/** Roots that decisions and functions bring themselves, or that all rules have. */
const own: ReadonlySet<string> = new Set(['input', 'item', 'accumulator', 'now']);

/**
 * Adds the decisions and functions that some parts of an operation use to their context, typed for the roots
 * of the operation. One that reads anything else gets no type, which is reported where it is used.
 */
export function withUsed(
  release: ReleaseIndex,
  base: RuleContext,
  parts: readonly unknown[],
): JourneyContext {
  const used = usedIn(release, parts);
  if (used.size === 0) return { findings: [], context: base };
  const unknown = unknownPaths(release, used, base);
  const { findings, context } = withDerived(
    release,
    base,
    new Set([...used].filter((id) => !unknown.has(id))),
  );
  const withUntyped = (kind: 'decision' | 'function', typed: RuleContext['decisions'] = new Map()) => {
    const untyped = release.entriesOf(kind, unknown.keys()).map(({ document: { id } }) => {
      return [id, { type: neverType, dependencies: [], unknown: unknown.get(id) ?? [] }] as const;
    });
    return new Map<string, DecisionType>([...typed, ...untyped]);
  };
  const decisions = withUntyped('decision', context.decisions);
  const functions = withUntyped('function', context.functions);
  return { findings, context: { ...context, decisions, functions } };
}

/** Paths that decisions and functions read, directly or indirectly, and that the context does not have. */
function unknownPaths(
  release: ReleaseIndex,
  used: ReadonlySet<string>,
  { roots }: RuleContext,
): ReadonlyMap<string, readonly UnknownPath[]> {
  const entries = [...release.entriesOf('decision', used), ...release.entriesOf('function', used)];
  const paths = new Map<string, readonly UnknownPath[]>();
  for (const { document } of entries) {
    const read = usedIn(release, [document]);
    const users = [document, ...entries.map((entry) => entry.document).filter(({ id }) => read.has(id))];
    const unknown = users.flatMap((user) =>
      dependenciesOf(user)
        .filter((path) => isUnknown(path, roots))
        .map((path) => ({ path, readBy: user.id })),
    );
    if (unknown.length > 0) paths.set(document.id, unknown);
  }
  return paths;
}

/** Settings that the operation does not declare are unknown. */
function isUnknown(path: string, roots: RuleContext['roots']): boolean {
  const [root = '', name = ''] = path.split('.');
  if (!isRoot(root) || own.has(root)) return false;
  const type = roots[root as keyof typeof roots];
  if (type === undefined) return true;
  return (
    root === 'settings' && type.kind === 'object' && name !== '' && !Object.hasOwn(type.properties, name)
  );
}
