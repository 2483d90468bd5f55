import type { Field, FieldType, Suggestions, Template } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import type { FindOptions } from '../forms/field-options.ts';
import type { CompiledTemplate } from '../rules/evaluation/template.ts';
import type { RuleType } from '../rules/types/rule-type.ts';
import type { AnswerSize } from './answer-size.ts';

/** The field of one type. */
export type FieldOf<T extends FieldType> = Extract<Field, { readonly type: T }>;

/**
 * What a type of field is. Methods, not functions in properties: so that each may take the field of its own type.
 * @typeParam View what the field shows that rules decide
 */
export interface FieldDeclaration<F extends Field = Field, View = unknown> {
  /** Left out by a field that asks nothing. */
  readonly answer?: AnswerDeclaration<F>;
  readonly view?: ViewDeclaration<F, View>;
  /** Shows what was answered on the steps before. */
  readonly showsAnswersBefore?: true;
  /** The answer says whether a person or a robot sent the form. */
  readonly provesHuman?: true;
  /** Where the field gets suggestions from while a visitor types. */
  suggestions?(field: F): Suggestions;
}

/** How a field is answered. */
export interface AnswerDeclaration<F extends Field = Field> {
  /** The types of JSON Schema that an answer can have. */
  readonly types: readonly string[];
  /** The constraint has to name one of them. */
  readonly needsType?: true;
  /** Left alone it says no, so that nobody has to answer unless the field itself says so. */
  readonly isOptIn?: true;
  /** A change of the control is a text on its way; otherwise it is a choice that was made. */
  readonly isTyped?: true;
  /** The type that rules see; `never` while the options are not known. */
  ruleType(field: F, findOptions: FindOptions): RuleType;
  /** How much of an answer is kept, valid or not. */
  size(field: F): AnswerSize;
  /**
   * The answer that the submitted texts stand for; undefined when they say nothing. A text that is no answer of the field
   * is given as it is, so that the visitor finds it again.
   */
  read(texts: readonly string[], field: F): JsonValue | undefined;
  /** The texts of the controls for an answer, which `read` reads back; its text, or one text for each entry of a list, when left out. */
  write?(answer: JsonValue, field: F): readonly string[];
  /** The answer as people read it, where that is not the texts of its controls; undefined for one that is. */
  show?(answer: JsonValue, field: F): string | boolean | undefined;
}

/** What a field shows that rules decide. */
export interface ViewDeclaration<F extends Field, View> {
  template(field: F): Template;
  /** For a template whose parts are evaluated with an `item` each. */
  compile?(field: F): CompiledTemplate;
  /** The type of what the template gives; for the compiler alone. */
  readonly shows?: View;
}
