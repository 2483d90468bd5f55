import type { JourneyState } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';

/** A text of a document as it is stored. */
export interface DocumentText {
  readonly id: string;
  readonly body: string;
}

/** A place in a document: its id, and a JSON Pointer into it. */
export interface Place {
  readonly document: string;
  readonly pointer: string;
}

/** A step of a journey on a page. */
export interface PreviewStep {
  readonly journey: string;
  readonly step: string;
  /** Today at the site, as `yyyy-mm-dd`. */
  readonly today: string;
}

/** Messages from the studio to the frame of the preview. */
export type ToPreview =
  /** All documents, at the beginning. */
  | {
      readonly type: 'open';
      readonly documents: readonly DocumentText[];
      readonly extensions: SiteExtensions;
      readonly path: string;
    }
  /** Changed documents; those without a body are gone. */
  | { readonly type: 'change'; readonly documents: readonly { id: string; body: string | null }[] }
  | { readonly type: 'go'; readonly path: string }
  /** Shows the steps of a journey as somebody sees them; as a new visitor does without a state. */
  | { readonly type: 'visitor'; readonly journey: string; readonly state: JourneyState | undefined }
  /** Marks the texts at a place. */
  | { readonly type: 'select'; readonly place: Place | undefined };

/** Messages from the frame to the studio. */
export type FromPreview =
  /** The frame has loaded and waits for documents. */
  | { readonly type: 'ready' }
  /** A page shows. */
  | {
      readonly type: 'shown';
      readonly path: string;
      readonly documents: readonly string[];
      readonly step: PreviewStep | undefined;
    }
  /** The author has chosen a text. */
  | { readonly type: 'chosen'; readonly place: Place };
