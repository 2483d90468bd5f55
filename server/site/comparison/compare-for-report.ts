import type { CompareDocuments } from '../../store/context.ts';
import { compareStored } from './compare-stored.ts';
import { relatedDocuments } from './related-documents.ts';

/** Releases up to this size are compared as a whole. */
const mostWhole = 1000;

/**
 * Compares two releases for the report of a publication. Of large releases only the documents around the changed ones
 * are compared, so that publishing one of ten thousand documents stays fast.
 */
export const compareForReport: CompareDocuments = async (before, after) => {
  const [old, now] = after.length > mostWhole ? relatedDocuments(before, after) : [before, after];
  const compared = await compareStored(old, now);
  return compared.outcome === 'compared' ? compared.changes : undefined;
};
