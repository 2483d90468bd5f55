import type { Text } from './merge-texts.ts';

/** A document that was edited and not saved yet. */
export interface KeptEdit {
  readonly id: string;
  readonly body: Text;
  /** The text that it was made from. */
  readonly stored: Text;
  /** Texts that were sent without an answer: one of them may have been saved. */
  readonly sent: readonly Text[];
}

/** The part of a browser's storage that edits are kept by. */
export type EditStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Edits that wait to be saved, kept by the browser for when its page is loaded again. */
export interface KeptEdits {
  all(): readonly KeptEdit[];
  keep(edit: KeptEdit): void;
  drop(id: string): void;
}

const prefix = 'studio unsaved';

/** The edits of one person in one change set. */
export function keptEdits(storage: EditStorage, person: string, set: string): KeptEdits {
  const own = `${prefix} ${person} ${set} `;
  return {
    all: () => keysIn(storage, own).flatMap((key) => readEdit(storage.getItem(key)) ?? []),
    keep(edit) {
      try {
        storage.setItem(own + edit.id, JSON.stringify(edit));
      } catch {
        // There is no room: an older text would be worse than none.
        storage.removeItem(own + edit.id);
      }
    },
    drop: (id) => storage.removeItem(own + id),
  };
}

/** Has edits of one change set taken up by another one, such as those that were not saved before the first went live. */
export function moveEdits(from: KeptEdits, to: KeptEdits): void {
  for (const edit of from.all()) {
    to.keep({ ...edit, sent: [] });
    from.drop(edit.id);
  }
}

/** Whether a key of a storage is that of an edit: of anybody, or of one person. */
export function isKeptEdit(key: string, person?: string): boolean {
  return key.startsWith(person === undefined ? `${prefix} ` : `${prefix} ${person} `);
}

/** Keeps nothing. */
export const unkeptEdits: KeptEdits = { all: () => [], keep: () => {}, drop: () => {} };

function keysIn(storage: EditStorage, beginning: string): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(beginning),
  );
}

function readEdit(text: string | null): KeptEdit | undefined {
  const edit: KeptEdit | null = text === null ? null : JSON.parse(text);
  return edit ?? undefined;
}
