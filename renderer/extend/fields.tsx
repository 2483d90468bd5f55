import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import type { ValueSchema } from '#schemas';
import { controlProps as ownControlProps } from '../field-parts/control/control-props.ts';
import { choiceId } from '../field-parts/field-ids.ts';
import type { QuestionProps as OwnQuestionProps } from '../field-parts/field-props.ts';
import { FieldFrame } from '../field-parts/frame/field-frame.tsx';
import { GroupFrame } from '../field-parts/frame/group-frame.tsx';

/** Props of the component of a field. `Own` has the properties that its schema adds to those of the type it is based on. */
export interface FieldProps<Own = unknown> {
  /** The field, as in its document. */
  readonly field: Own & AskedField;
  /** Id of the control, or of the first of several: the list of problems leads to it. */
  readonly id: string;
  /** The texts that the controls begin with; what they hold later is theirs. */
  readonly texts: readonly string[];
  /** Whether an answer is required now. */
  readonly required: boolean;
  /** The choices on offer now, if the type that it is based on has `options`. */
  readonly options: readonly FieldOption[];
  /** The visitor's message about a wrong answer. */
  readonly problem: string | undefined;
  /** Name and events of each control. `controlProps` and `choiceProps` contain it. */
  readonly registration: ControlEvents;
  /** Gives an answer as a text, if no control of the browser does. */
  readonly onAnswer: (text: string) => void;
  /** Begins what follows from an answer that was given so. */
  readonly onCommit: () => void;
  /** For the parts below; pass it on to them. */
  readonly host: { readonly words: object };
}

/** Members of fields of all types. */
export interface AskedField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Language of its texts, if it differs from that of the page. */
  readonly language?: string;
  /** The constraint on the answer, a JSON Schema. */
  readonly value?: ValueSchema;
}

export interface FieldOption {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly language?: string;
}

export interface ControlEvents {
  readonly name: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Props of the parts: those of the field. */
export type QuestionProps = FieldProps & { readonly children: ReactNode };

/** Label, hint and message around one control, which has `controlProps`. */
export function Question({ children, ...props }: QuestionProps): ReactNode {
  return <FieldFrame {...inner(props)}>{children}</FieldFrame>;
}

/** Label, hint and message around radio buttons or, with `several`, checkboxes, which have `choiceProps`. */
export function Choices({
  children,
  several = false,
  ...props
}: QuestionProps & { readonly several?: boolean }): ReactNode {
  return (
    <GroupFrame {...inner(props)} role={several ? 'group' : 'radiogroup'} options={[undefined]}>
      {children}
    </GroupFrame>
  );
}

/** Props of the one control within `Question`: name, id, events, validity and description. */
export function controlProps(props: FieldProps): ControlEvents & {
  readonly id: string;
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
} {
  return ownControlProps(inner(props));
}

/** Props of the radio button or checkbox within `Choices` that stands for a value, counted from 0. */
export function choiceProps(
  { id, texts, registration }: FieldProps,
  index: number,
  value: string,
): ControlEvents & { readonly id: string; readonly value: string; readonly defaultChecked: boolean } {
  return { ...registration, id: choiceId(id, index), value, defaultChecked: texts.includes(value) };
}

/** The props as the product's own parts have them: extensions pass on what they were given. */
function inner(props: FieldProps) {
  return props as unknown as OwnQuestionProps & Pick<FieldProps, 'registration'>;
}
