import type { Finding } from '../documents/finding.ts';

/** What is wrong with a type that a document writes; the pointer leads into the document as it was written. */
export interface TypeFault extends Finding {
  /** The document that is missing, if it is one: it may be there and not readable. */
  readonly missing?: string;
}
