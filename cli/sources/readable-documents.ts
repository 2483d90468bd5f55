import { type DocumentSource, type ReadDocument, readDocument } from '#engine';

/** The documents that can be read, for commands that judge none of them. */
export function readableDocuments(sources: readonly DocumentSource[]): readonly ReadDocument[] {
  return sources.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading] : [];
  });
}
