import { type CompiledRelease, didYouMean } from '#engine';
import type { ConnectedServices } from './connected-services.ts';

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
