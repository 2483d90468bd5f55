import { type CompiledRelease, didYouMean } from '#engine';
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

/**
 * Messages for the names that are neither a service nor an operation of a release; empty if there are none.
 */
export function unknownSwitches(
  names: Iterable<string>,
  { documents }: Pick<CompiledRelease, 'documents'>,
  services: Pick<ConnectedServices, 'names'>,
): readonly string[] {
  const operations = [...documents.values()].flatMap(({ kind, id }) => (kind === 'operation' ? [id] : []));
  const known = [...services.names, ...operations];
  return [...names].flatMap((name) =>
    known.includes(name)
      ? []
      : [
          `WAYMARK_SWITCHED_OFF names "${name}", which is neither a service nor an operation. ${didYouMean(name, known)}`,
        ],
  );
}
