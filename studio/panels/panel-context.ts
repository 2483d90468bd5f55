import type { ReactNode } from 'react';
import type { JsonValue } from '#engine';

/** The panel that properties stand in. */
export interface PanelContext {
  readonly isReadOnly: boolean;
  /** Pointer of the value that the author has chosen on the page. */
  readonly focused: string | undefined;
  /** Writes a value; undefined takes it out. What is typed into one place is one step of undo. */
  readonly write: (pointer: string, value: JsonValue | undefined) => void;
  readonly endTyping: () => void;
  readonly onSelect: (pointer: string) => void;
  /** The problems of a value, as its input shows them. */
  readonly problemsAt: (pointer: string) => ReactNode;
}
