import type { Finding } from '../base/json/finding.ts';

/** A mistake in a type, with a pointer into the document as written. */
export interface TypeFault extends Finding {
  /** The missing document, if that is the fault: it may exist but be unreadable. */
  readonly missing?: string;
}
