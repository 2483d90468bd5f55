import type { ReactNode } from 'react';
import type { JsonValue } from '#engine';
import type { Renamed } from '../changes/check-protocol.ts';
import type { Question } from '../parts/questions.ts';

/** The panel that properties stand in. */
export interface PanelContext {
  readonly isReadOnly: boolean;
  /** Pointer of the value that the author has chosen on the page. */
  readonly focused: string | undefined;
  /** Writes a value; undefined takes it out. What is typed into one place is one step of undo. */
  readonly write: (pointer: string, value: JsonValue | undefined) => void;
  readonly endTyping: () => void;
  readonly onSelect: (pointer: string) => void;
  /** The questions that conditions of the part may read. */
  readonly questions: () => readonly Question[];
  /** Adds a part to a list of the part. */
  readonly onAdd: (list: string) => void;
  /** Whether the value names something that is renamed wherever it is used. */
  readonly isName: (pointer: string) => boolean;
  readonly rename: (pointer: string, to: string) => Promise<Renamed>;
  /** The problems of a value, as its input shows them. */
  readonly problemsAt: (pointer: string) => ReactNode;
}
