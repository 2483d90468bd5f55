/** A document with its text; null where there is none. */
interface Body {
  readonly id: string;
  readonly body: string | null;
}

/** One step of undo: documents as they were, and as they are. */
export interface Step {
  readonly before: readonly Body[];
  readonly after: readonly Body[];
  /** The act, unless its texts say that themselves, as those of typed letters do. */
  readonly act?: Act;
}

/** An act of an author, in words. */
export interface Act {
  /** It as an order: "remove “Phone number”". */
  readonly words: string;
  /** Where the part was that it is about; none for one that it has made. */
  readonly from?: ActPlace | undefined;
  /** Where the part is then; none for one that it has removed. */
  readonly to?: ActPlace | undefined;
}

interface ActPlace {
  readonly document: string;
  readonly pointer: string;
}

/** The part of a browser's storage that steps are kept by. */
export type StepStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Edits that were made, and undone, in their order. */
export interface Steps {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

const mostCharacters = 2_000_000;
const keyOf = (set: string) => `studio steps ${set}`;

/** Keeps the steps of a change set for when its page is loaded again: as many of the latest as there is room for. */
export function keepSteps(storage: StepStorage, set: string, { done, undone }: Steps): void {
  let from = 0;
  let text = JSON.stringify({ done, undone });
  while (text.length > mostCharacters && from < done.length) {
    from += Math.ceil((done.length - from) / 2);
    text = JSON.stringify({ done: done.slice(from), undone });
  }
  try {
    storage.setItem(keyOf(set), text);
  } catch {
    storage.removeItem(keyOf(set));
  }
}

/** The kept steps, if the documents are as they left them: none once somebody else has saved one of them. */
export function keptSteps(
  storage: StepStorage,
  set: string,
  textOf: (id: string) => string | undefined,
): Steps {
  const text = storage.getItem(keyOf(set));
  const steps: Steps = text === null ? { done: [], undone: [] } : JSON.parse(text);
  const left = new Map<string, string | null>();
  for (const { before } of steps.undone) for (const { id, body } of before) left.set(id, body);
  for (const { after } of steps.done) for (const { id, body } of after) left.set(id, body);
  return [...left].every(([id, body]) => (textOf(id) ?? null) === body) ? steps : { done: [], undone: [] };
}
