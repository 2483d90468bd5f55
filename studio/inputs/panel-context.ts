import type { ReactNode } from 'react';
import type { NamedKind } from '#analysis';
import type { JsonValue, Problem } from '#engine';
import type { Document } from '#schemas';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Renamed } from '../changes/check-protocol.ts';
import type { Check } from '../changes/findings.ts';
import type { Work } from '../changes/work.ts';
import type { Named } from '../parts/named.ts';
import type { Question } from '../parts/questions.ts';
import type { Place } from '../preview/protocol.ts';

/** Acts on the rows of a list that is edited where it stands. Each is one step of undo. */
interface RowActs {
  /** Adds a row at the end of a list. */
  readonly add: (list: string, row: JsonValue) => void;
  readonly move: (row: string, by: -1 | 1) => void;
  readonly duplicate: (row: string) => void;
  readonly remove: (row: string) => void;
}

/** The panel that properties stand in. */
export interface PanelContext {
  readonly work: Work;
  readonly isReadOnly: boolean;
  /** The value at a pointer of the document. */
  readonly valueAt: (pointer: string) => unknown;
  /** Pointer of the value that the author has chosen on the page. */
  readonly focused: string | undefined;
  /** Writes a value; undefined takes it out. What is typed into one place is one step of undo. */
  readonly write: (pointer: string, value: JsonValue | undefined) => void;
  /** The same for what is typed into a box that shows it itself: the rest of the panel follows once a word is written. */
  readonly type: (pointer: string, value: JsonValue | undefined) => void;
  readonly endTyping: () => void;
  readonly onSelect: (pointer: string) => void;
  /** Selects a place of any document. */
  readonly onShow: (place: Place) => void;
  /** The questions that conditions of the part may read. */
  readonly questions: () => readonly Question[];
  /** Id of the document that the part is in. */
  readonly document: string;
  /** Undefined until it has started. */
  readonly check: Check | undefined;
  /** All documents of the site. */
  readonly documents: () => readonly Document[];
  /** Their texts. */
  readonly texts: () => readonly { readonly id: string; readonly body: string }[];
  readonly extensions: SiteExtensions;
  /** Text of the document that the part is in. */
  readonly text: () => string;
  /** Adds a part to a list of the part. */
  readonly onAdd: (list: string) => void;
  readonly rows: RowActs;
  /** The names that a property for things of some kind may have. */
  readonly named: (kind: NamedKind) => readonly Named[];
  /** Whether the value names something that is renamed wherever it is used. */
  readonly isName: (pointer: string) => boolean;
  readonly rename: (pointer: string, to: string) => Promise<Renamed>;
  readonly problemsOf: (pointer: string) => readonly Problem[];
  /** The problems of a value and of what is in it, as its input shows them; or of the value itself alone. */
  readonly problemsAt: (pointer: string, of?: 'itself') => ReactNode;
  /** The other people who are in the field of a value. */
  readonly peopleAt: (pointer: string) => ReactNode;
}
