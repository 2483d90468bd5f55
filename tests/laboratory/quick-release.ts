import { shippedRelease } from '../support/documents/shipped-documents.ts';

/** As shipped, but with short waits; the same in every process, since forms bear a hash of their documents. */
export const quickRelease = {
  id: 'shipped',
  compiled: shippedRelease((document) =>
    document.kind === 'operation' ? { ...document, timeoutMs: 400 } : document,
  ),
};

export const quickReleases = { live: () => quickRelease, find: async () => quickRelease };
