import type { CompiledField } from '#engine';
import { type CompiledRule, isUnanswered } from '#engine/parts';
import { lazyObject } from '../values/choices.ts';
import type { JourneyModel } from './journey-model.ts';

/** Key of the answer to a question of an item, for any item of a list. */
export function itemPath(list: string, question: string): string {
  return `item.${list}.${question}`;
}

/** How the answers and conditions of an item are decided. */
interface Deciding {
  readonly choose: (key: string, values: readonly unknown[]) => unknown;
  /** @param name what the condition belongs to */
  readonly truth: (rule: CompiledRule, name: string, item: unknown, list: string) => boolean | undefined;
}

/** Any item of a list that is being filled in. Its answers are chosen when a rule reads them. */
export class SymbolicItem {
  readonly #list: CompiledField;
  readonly #model: JourneyModel;
  readonly #deciding: Deciding;
  readonly #shown = new Map<CompiledField, boolean>();
  readonly #answers = new Map<string, unknown>();
  /** The item as rules read it. */
  readonly value = lazyObject((name) => this.#answerTo(name));

  constructor(list: CompiledField, model: JourneyModel, deciding: Deciding) {
    this.#list = list;
    this.#model = model;
    this.#deciding = deciding;
  }

  /** Path of the list. */
  get list(): string {
    return `answers.${this.#list.field.name}`;
  }

  isShown(question: CompiledField): boolean {
    const { when, field } = question;
    const known = this.#shown.get(question);
    if (known !== undefined) return known;
    this.#shown.set(question, false);
    const name = itemPath(this.#list.field.name, field.name);
    const is = when === undefined || this.#deciding.truth(when, name, this.value, this.list) === true;
    this.#shown.set(question, is);
    return is;
  }

  /** Whether a question is answered as it declares, its checks apart. */
  isAdmitted(question: CompiledField): boolean {
    const value = this.#answerTo(question.field.name);
    return !isUnanswered(value) && this.#model.admits(question, value);
  }

  #answerTo(name: string): unknown {
    if (this.#answers.has(name)) return this.#answers.get(name);
    const question = this.#list.items?.form.fields.find(({ field }) => field.name === name);
    if (question === undefined || !this.isShown(question)) return undefined;
    const own = this.#list.field.name;
    const values = this.#model.answerValues(`${own}.*.${name}`);
    const value = this.#deciding.choose(itemPath(own, name), values);
    const isFit = isUnanswered(value) || question.fits(value as Parameters<typeof question.fits>[0]);
    this.#answers.set(name, isFit ? value : undefined);
    return this.#answers.get(name);
  }
}
