import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import type { DeclarationOf, FieldOf, FieldViews, ItemEdit, Worded } from '#engine';
import type { FieldType, Option } from '#schemas';
import type { FieldHost } from '../host/field-host.ts';

/** A native control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props that report the events of an uncontrolled native control to the form. */
export interface Registration {
  readonly name: string;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Computed content of a field of one type. */
export type ViewOf<T extends FieldType> = FieldViews[T];

/**
 * Buttons shown with a field: rendered as fields of the form, and their names and labels for a place outside
 * the form.
 */
interface Footer {
  readonly buttons: ReactNode;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

/** The items of a list, with their questions as the form shows them. */
interface ShownList {
  readonly items: readonly { readonly id: string; readonly title: string; readonly questions: ReactNode }[];
  readonly fewest: number;
  readonly most: number;
  /** The visitor adds, removes or moves an item. */
  readonly change: (edit: ItemEdit) => void;
}

/** Props of every field's component: state comes in, events go out. */
export interface FieldProps<T extends FieldType> {
  readonly field: Worded<FieldOf<T>>;
  /** Id of the control, or of a group's first choice. The error summary links to it. */
  readonly id: string;
  /** Initial texts of the control, which is uncontrolled from then on. */
  readonly texts: readonly string[];
  /** Initial value of the companion answer, for a field that has one: the id of a chosen suggestion. */
  readonly companion: string | undefined;
  readonly required: boolean;
  /** The choices currently on offer; empty for a field without choices. */
  readonly options: readonly Option[];
  /** Computed content of the field; undefined for a field without any. */
  readonly view: ViewOf<T> | undefined;
  /** The problem with the answer, as shown to the visitor. */
  readonly problem: string | undefined;
  /** Whether an event of the field is in progress. */
  readonly busy: boolean;
  /**
   * Text shown while a consequence of the answer is in progress; empty when idle, undefined for a field that
   * never has any.
   */
  readonly working?: string | undefined;
  /** Buttons of the form that are shown with the field. */
  readonly footer: Footer | undefined;
  /** Questions for the texts of options, by the id of their option, each empty while its option is not chosen. */
  readonly asked?: Readonly<Record<string, ReactNode>> | undefined;
  /** Undefined for a field that is no list. */
  readonly list?: ShownList | undefined;
  readonly registration: Registration;
  /**
   * The answer was set by something other than a native control: a suggestion, with its id, or a solved robot
   * check.
   */
  readonly onAnswer: (text: string, companion?: string) => void;
  /** A choice was made, and its consequences may begin. Native choices report this themselves. */
  readonly onCommit: () => void;
  readonly host: FieldHost;
}

/** Props of the frame around a question. */
export type QuestionProps = Pick<
  FieldProps<'text-input'>,
  'id' | 'required' | 'problem' | 'working' | 'host'
> & {
  readonly field: Pick<
    Worded<FieldOf<'text-input'>>,
    'name' | 'label' | 'language' | 'hint' | 'hintHtml' | 'info'
  >;
};

export type FieldComponent<T extends FieldType> = (props: FieldProps<T>) => ReactNode;

/** A type that few forms have: its component and its declaration, which are one script. */
export interface RareField<T extends FieldType> {
  readonly component: FieldComponent<T>;
  readonly declaration: DeclarationOf<T>;
}
