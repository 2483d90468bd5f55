import type { Check, Field, FieldType, Rule, Suggestions, Template, ValueSchema } from '#schemas';
import type { RichBlock } from '../../base/rich-text/rich-blocks.ts';
import type { JsonValue } from '../../base/values/answers.ts';
import type { Formats } from '../../base/values/formats.ts';
import type { CompiledTemplate } from '../../rules/evaluation/template.ts';
import type { RuleType } from '../../rules/types/rule-type.ts';
import type { FindOptions } from '../field-options.ts';
import type { AnswerSize } from './answer-size.ts';
import type { ItemEdit } from './list-item.ts';

/** The field of one type. */
export type FieldOf<T extends FieldType> = Extract<Field, { readonly type: T }>;

/**
 * Declaration of a field type. Its members are methods, not function properties, so that each may take the
 * field of its own type.
 * @typeParam View the computed parts that the field shows
 */
export interface FieldDeclaration<F extends Field = Field, View = unknown> {
  /** Left out for a field without an answer. */
  readonly answer?: AnswerDeclaration<F>;
  readonly view?: ViewDeclaration<F, View>;
  /** For a field that asks the same questions about several items. */
  readonly items?: ItemsDeclaration<F>;
  /** Shows the answers of earlier steps. */
  readonly showsAnswersBefore?: true;
  /** Shows the sections of the journey: its step is where visitors choose one. */
  readonly showsSections?: true;
  /** The answer says whether a person or a robot sent the form. */
  readonly provesHuman?: true;
  /** The files that are taken, for a field that asks for some. */
  files?(field: F): FileLimits;
  /** Source of suggestions while the visitor types. */
  suggestions?(field: F): Suggestions;
}

/** Limits of the files that a field takes. */
export interface FileLimits {
  /** Media types. */
  readonly types: readonly string[];
  /** Most bytes of one file. */
  readonly bytes: number;
  /** Most pixels of a picture. */
  readonly pixels: number;
  /** Most files of the field. */
  readonly most: number;
}

/** How a field is answered. */
export interface AnswerDeclaration<F extends Field = Field> {
  /** JSON Schema types of the answer. */
  readonly types: readonly string[];
  /** The constraint must name one of the types. */
  readonly needsType?: true;
  /** Unanswered means no, so an answer is required only if the field says so. */
  readonly isOptIn?: true;
  /** The visitor types the answer, so a change may be incomplete; otherwise it is a choice. */
  readonly isTyped?: true;
  /** The constraint of every answer of the type, where it is not the `value` of the field alone. */
  constraint?(field: F): ValueSchema;
  /** Checks of every answer of the type, beside those of the field. */
  checks?(field: F): readonly Check[];
  /** Type of the answer in rules; `never` while the options are unknown. */
  ruleType(field: F, findOptions: FindOptions): RuleType;
  /** Size limits of a stored answer, valid or not. */
  size(field: F): AnswerSize;
  /**
   * The answer that the submitted texts mean; undefined when they are empty. A text that is no valid answer
   * is returned as it is, so that the visitor sees it again.
   * @param formats of the page; those of English if left out
   */
  read(texts: readonly string[], field: F, formats?: Formats): JsonValue | undefined;
  /**
   * The texts of the controls for an answer, the inverse of `read`. By default its text, or one text for each
   * element of a list.
   */
  write?(answer: JsonValue, field: F, formats?: Formats): readonly string[];
  /** Answers that stand for all, for a type whose answers cannot be made from its constraint. */
  samples?(field: F): readonly JsonValue[];
  /**
   * The keyword that an answer fails by itself, whatever the constraint of the field says; undefined for one that does
   * not. No rule reads an answer that fails one.
   */
  fault?(answer: JsonValue, field: F): string | undefined;
  /**
   * The answer as people read it, if that differs from the texts of its controls; undefined if it does not.
   */
  show?(answer: JsonValue, field: F, formats?: Formats): string | boolean | undefined;
  /** The answer with its formats, where it has any. */
  rich?(answer: JsonValue): readonly RichBlock[];
}

/** How a field asks about several items. Its answer is a list of objects with an `id`. */
export interface ItemsDeclaration<F extends Field = Field> {
  /** The questions about each item. */
  fields(field: F): readonly Field[];
  fewest(field: F): number;
  most(field: F): number;
  /** The answer before the visitor gives one; undefined for a list that begins without items. */
  first(field: F): JsonValue | undefined;
  /** The answer after a change of its items; as it was if the change is not possible. */
  change(field: F, answer: JsonValue | undefined, edit: ItemEdit): JsonValue | undefined;
  /** Heading of an item; reads it as `item`. */
  title(field: F): Rule;
  /**
   * Completes items by the entries of their questions. One that was left blank is null; what was not shown of an item stays.
   *
   * @param named the items that the entries name
   * @param texts of all entries, by their names
   * @param readOne reads the answer to a question
   */
  read(
    field: F,
    named: JsonValue | undefined,
    texts: ReadonlyMap<string, readonly string[]>,
    before: JsonValue | undefined,
    readOne: (question: Field, texts: readonly string[]) => JsonValue | undefined,
  ): JsonValue | undefined;
  /**
   * The items that are each written as a text of JSON.
   *
   * @param readAgain reads the answer to a question as if it had been typed
   */
  readWhole(
    field: F,
    texts: readonly string[],
    readAgain: (question: Field, given: JsonValue | undefined) => JsonValue | undefined,
  ): JsonValue | undefined;
}

/** The computed parts that a field shows. */
interface ViewDeclaration<F extends Field, View> {
  template(field: F): Template;
  /** For a template whose parts are each evaluated with their own `item`. */
  compile?(field: F): CompiledTemplate;
  /** Type of the template's value; used at compile time only. */
  readonly shows?: View;
}
