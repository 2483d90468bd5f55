import type { ServiceFault, TextPlace } from '#analysis';
import type { Answers, FieldProblem, JourneyState, RunResult } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Look, PageLanguage } from './look.ts';

/** A text of a document as it is stored. */
export interface DocumentText {
  readonly id: string;
  readonly body: string;
  /** Whether it was checked before, as all live ones were: to check a whole site again takes seconds. */
  readonly isChecked?: boolean;
}

/** A document that differs from another state of it; null where it is not there. */
export interface ChangedText {
  readonly id: string;
  readonly body: string | null;
}

/** A place in a document: its id, and a JSON Pointer into it. */
export interface Place {
  readonly document: string;
  readonly pointer: string;
}

/** Whether a place is a part, or in it. */
export function isWithin(place: Place, part: Place): boolean {
  if (place.document !== part.document) return false;
  return place.pointer === part.pointer || place.pointer.startsWith(`${part.pointer}/`);
}

/** A step of a journey on a page. */
export interface PreviewStep {
  readonly journey: string;
  readonly step: string;
  /** Today at the site, as `yyyy-mm-dd`. */
  readonly today: string;
}

/** Somebody who has come to the steps of a journey; the run of the state names them. */
export interface PreviewVisitor {
  readonly journey: string;
  readonly state: JourneyState;
}

/** A part of the page before and after which others may stand. */
export interface PagePart {
  readonly place: Place;
  readonly label: string;
}

/** Answers that somebody gives on a step of the preview. */
export interface TypedAnswers {
  readonly journey: string;
  readonly step: string;
  /** Run of the visitor as whom it shows; that of nobody without one. */
  readonly run: string | undefined;
  /** Null for a question that is shown and not answered. */
  readonly answers: Answers;
}

/** How services fail, by the ids of operations; those that are left out work. */
export type Faults = Readonly<Record<string, ServiceFault>>;

/** Messages from the studio to the frame of the preview. */
export type ToPreview =
  /** All documents, at the beginning. */
  | {
      readonly type: 'open';
      readonly documents: readonly DocumentText[];
      /** Those that differ, as they are live. */
      readonly live: readonly ChangedText[];
      readonly extensions: SiteExtensions;
      readonly path: string;
    }
  /** Changed documents; those without a body are gone. */
  | { readonly type: 'change'; readonly documents: readonly ChangedText[] }
  | { readonly type: 'go'; readonly path: string; readonly turn: number }
  /** Shows the steps of a journey as somebody sees them; as a new visitor does without one. */
  | { readonly type: 'visitor'; readonly visitor: PreviewVisitor | undefined }
  | { readonly type: 'look'; readonly look: Look }
  /** Shows an error at a field of the form, as after a press; as many as the visitor has without one. */
  | { readonly type: 'complain'; readonly problem: FieldProblem | undefined }
  /** Frames the texts that differ from another version of the page, and brings the first into view. */
  | { readonly type: 'mark'; readonly texts: readonly TextPlace[] }
  /** Marks the texts at a place. */
  | { readonly type: 'select'; readonly place: Place | undefined }
  /** The parts beside which others can be added; none for those who may not. */
  | { readonly type: 'parts'; readonly parts: readonly PagePart[]; readonly canEdit: boolean }
  /** Edits the first text of a part where it stands. */
  | { readonly type: 'edit'; readonly place: Place }
  /** Gives what is edited focus again. */
  | { readonly type: 'focus' }
  /** How services fail. */
  | { readonly type: 'faults'; readonly faults: Faults }
  /** Answers what the page has asked; undefined if nobody could. */
  | { readonly type: 'answer'; readonly ask: number; readonly answer: Asked | undefined }
  /** Asks whether the frame is still at work. One without documents says again that it waits for them. */
  | { readonly type: 'ping' };

/** A question of the page that the studio asks the server, with the rights of any visitor. */
export type Ask =
  | { readonly type: 'result'; readonly operation: string; readonly faults: Faults }
  | { readonly type: 'pictures'; readonly service: string }
  | { readonly type: 'look-up'; readonly method: string; readonly path: string; readonly body?: string };

/** Its answer. */
export type Asked =
  | { readonly type: 'result'; readonly result: RunResult }
  | { readonly type: 'pictures'; readonly address: string | undefined }
  | { readonly type: 'look-up'; readonly status: number; readonly body: string };

/** Messages from the frame to the studio. */
export type FromPreview =
  /** The frame has loaded and waits for documents. */
  | { readonly type: 'ready' }
  /** A page shows. */
  | {
      readonly type: 'shown';
      /** The turn of the last `go` that it follows; 0 before the first. */
      readonly turn: number;
      readonly path: string;
      readonly documents: readonly string[];
      /** Documents with a mistake, which the page shows as they were last. */
      readonly outdated: readonly string[];
      readonly step: PreviewStep | undefined;
      /** Those of the site, that of the documents first; none if there is but one. */
      readonly languages: readonly PageLanguage[];
      /** Operations whose results modules of the page show. */
      readonly operations: readonly string[];
    }
  | { readonly type: 'ask'; readonly ask: number; readonly about: Ask }
  | { readonly type: 'pong' }
  /** Somebody has answered questions on the page. */
  | { readonly type: 'typed'; readonly typed: TypedAnswers }
  | KeysMessage
  /** The author has chosen a text. */
  | {
      readonly type: 'chosen';
      readonly place: Place;
      /** Whether the page takes what is typed next, as an answer, so that no setting gets the focus. */
      readonly keepsFocus: boolean;
    }
  /** The author adds a part beside another. */
  | { readonly type: 'add'; readonly part: Place; readonly side: 'before' | 'after' }
  | TextMessage;

/** Keys of the studio that were pressed on the page. */
export type KeysMessage =
  /** `typed`: what was typed on the page since, before the studio had the focus. */
  | { readonly type: 'find'; readonly typed: string }
  /** The next or previous part of the workspace. */
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** `isNowhere`: nothing on the page has the focus. */
  | { readonly type: 'undo' | 'redo'; readonly isNowhere: boolean }
  | { readonly type: 'copy' }
  | { readonly type: 'cut' }
  | { readonly type: 'paste'; readonly text: string };

/** Outcome for a text that is edited where it stands. */
export type TextMessage =
  | { readonly type: 'editing'; readonly place: Place }
  | { readonly type: 'written'; readonly place: Place; readonly value: string }
  | { readonly type: 'taken-back'; readonly place: Place }
  | { readonly type: 'edited' }
  /** Several paragraphs take the place of one. */
  | { readonly type: 'paragraphs'; readonly place: Place; readonly values: readonly string[] }
  /** It cannot be edited there, as it inserts values. */
  | { readonly type: 'refused'; readonly place: Place };
