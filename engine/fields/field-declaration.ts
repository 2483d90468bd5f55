import type { Field, FieldType, Rule, Suggestions, Template } from '#schemas';
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
  /** Names that must be among those that the field itself declares. */
  ownNames?(field: F): readonly OwnName[];
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
  /** The rules of that template, where the author wrote them. */
  rules(field: F): readonly PlacedRule[];
  /** The type of what the template gives; for the compiler alone. */
  readonly shows?: View;
}

/** A rule or template of a field. */
export interface PlacedRule {
  /** Pointer from the field. */
  readonly at: string;
  /** Undefined for one that was left out. */
  readonly rule: unknown;
  /** `list`: what an entry is repeated for; `whole`: a list that its entries make together, of which only the size counts. */
  readonly gives: 'condition' | 'image' | 'list' | 'rows' | 'text' | 'whole';
  /** The rule has the option in hand as `item`: beside everything else, or as all that it may read. */
  readonly item?: 'beside' | 'alone';
  /** The rule is evaluated once for each element of a list. */
  readonly within?: Loop;
  /** Of a rule that gives a list. */
  readonly loop?: Loop;
}

/** A part of a field that is repeated for each element of a list. */
export interface Loop {
  readonly each: Rule;
  /** What rules call the element; `item` when left out. */
  readonly as?: string | undefined;
}

/** A name that refers to another part of the same field. */
export interface OwnName {
  /** Pointer from the field. */
  readonly at: string;
  readonly name: string;
  readonly among: readonly string[];
  /** What is named, as messages call it. */
  readonly kind: string;
  /** Of the problem with a name that is not among them. */
  readonly code: string;
}
