import { allModules, type CompiledRelease, namedOperations } from '#engine';
import type { Module } from '#schemas';

/** The operations whose results modules of a page show, each once. */
export function operationsOf(content: readonly Module[]): readonly string[] {
  const named = allModules(content).flatMap((module) =>
    module.type === 'data-table' || module.type === 'picture-series'
      ? [module.operation]
      : namedOperations(module).map(({ operation }) => operation),
  );
  return [...new Set(named)];
}

/** The operation that browsers may call at a path of the site. */
export function operationAt({ documents }: CompiledRelease, path: string): string | undefined {
  for (const document of documents.values())
    if (document.kind === 'operation' && document.expose?.path === path) return document.id;
  return undefined;
}

/** The path of the site at which browsers may call an operation. */
export function addressOf({ documents }: CompiledRelease, operation: string): string | undefined {
  const document = documents.get(operation);
  return document?.kind === 'operation' ? document.expose?.path : undefined;
}
