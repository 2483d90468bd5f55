import { isKeptEdit } from './kept-edits.ts';

/** A storage of the browser. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Every key of the studio begins so: visitors’ pages at the same host may keep something, too. */
const prefix = 'studio ';

/** Names whose memory a storage is. */
export const ownerKey = 'studio person';

/**
 * Makes a storage that of a person: what somebody else has left there is forgotten, such as steps of undo and the part that was
 * copied last. Edits that were not saved stay for their author, since they are nowhere else.
 */
export function rememberPerson(storage: BrowserStorage, person: string): void {
  if (storage.getItem(ownerKey) === person) return;
  forget(storage, (key) => !isKeptEdit(key));
  try {
    storage.setItem(ownerKey, person);
  } catch {
    // Nothing can be kept, so nothing is left behind either.
  }
}

/** Forgets everything of a person, as when they sign out. Edits that others have not saved stay. */
export function forgetPerson(storage: BrowserStorage, person: string): void {
  forget(storage, (key) => !isKeptEdit(key) || isKeptEdit(key, person));
}

function forget(storage: BrowserStorage, isForgotten: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(prefix) && isForgotten(key)) storage.removeItem(key);
}
