import type { Finding } from '../documents/finding.ts';

/** A mistake in a type; its pointer leads into the document as it was written. */
export interface TypeFault extends Finding {
  /** The document that is missing, if it is one: it may be there and not readable. */
  readonly missing?: string;
}
