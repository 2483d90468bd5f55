import type { CompiledRelease } from '#engine';
import type { ConnectedServices } from './connected-services.ts';

/** The services that operations of a release name and that are not configured, sorted. */
export function missingServices(
  { documents }: Pick<CompiledRelease, 'documents'>,
  services: Pick<ConnectedServices, 'get'>,
): readonly string[] {
  const named = new Set<string>();
  for (const document of documents.values()) {
    if (document.kind === 'operation' && document.service !== undefined) named.add(document.service);
  }
  return [...named].filter((name) => services.get(name) === undefined).sort();
}
