import { quoted } from '#engine/parts';
import type { Operation } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Paths of built-in endpoints, including everything below them. */
export const builtInApiPaths: readonly string[] = [
  '/api/content',
  '/api/content-security-reports',
  '/api/exit-preview',
  '/api/health',
  '/api/human-check',
  '/api/language',
  '/api/journeys',
  '/api/npa/accesstoken',
  '/api/preview',
];

/** Checks that the path of every exposed operation is unique and not built in. */
export function* checkExposedPaths(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const exposed = new Map<string, string>();
  for (const entry of release.of('operation')) yield* checkPath(entry, exposed);
}

function* checkPath(entry: ReleaseEntry<Operation>, exposed: Map<string, string>): Iterable<ReleaseFinding> {
  const { id, expose } = entry.document;
  if (expose === undefined) return;
  const { path } = expose;
  const pointer = '/expose/path';
  const taken = exposed.get(path);
  const builtIn = builtInApiPaths.find((own) => path === own || path.startsWith(`${own}/`));
  if (taken !== undefined) {
    const message = `The path ${quoted(path)} is taken by the operation ${quoted(taken)}.`;
    yield { entry, code: 'duplicate-path', pointer, message, help: 'Give one of the two another path.' };
  } else exposed.set(path, id);
  if (builtIn !== undefined) {
    const message = `Paths under ${quoted(builtIn)} are the site's own.`;
    yield { entry, code: 'reserved-path', pointer, message, help: 'Give the operation another path.' };
  }
}
