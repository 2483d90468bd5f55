import { editByLetter, typingPauseMs } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import type { TextMessage } from '../preview/protocol.ts';
import { writeValue } from './edits.ts';

/** Writes a text that is edited on the page: what is typed without a pause is one step of undo. */
export class TextInPlace {
  readonly #work: Work;
  readonly #now: () => number;
  #last = 0;
  #steps = 0;

  constructor(work: Work, now: () => number = Date.now) {
    this.#work = work;
    this.#now = now;
  }

  take(message: TextMessage): void {
    if (message.type === 'editing') this.#begin();
    else if (message.type === 'written') this.#write(message);
    else if (message.type === 'taken-back') this.#takeBack();
  }

  #begin(): void {
    this.#steps = 0;
  }

  #write({ place: { document, pointer }, value }: TextMessage & { readonly type: 'written' }): void {
    const now = this.#now();
    const joins = this.#steps > 0 && now - this.#last < typingPauseMs;
    if (!joins) this.#steps += 1;
    this.#last = now;
    const body = writeValue(this.#work.textOf(document) ?? '', pointer, value);
    editByLetter(this.#work, [{ id: document, body }], joins);
  }

  #takeBack(): void {
    for (; this.#steps > 0; this.#steps -= 1) this.#work.undo();
  }
}
