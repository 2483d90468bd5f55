import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import type { FieldOf, FieldViews } from '#engine';
import type { FieldType, Option } from '#schemas';
import type { FieldHost } from '../host/field-host.ts';

/** A native control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How a native control, uncontrolled, tells the form about itself. */
export interface Registration {
  readonly name: string;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** What a field of one type shows that is computed. */
export type ViewOf<T extends FieldType> = FieldViews[T];

/** Buttons that stand with a field: as they are in the form, and what they are made of again where there is no form. */
export interface Footer {
  readonly buttons: ReactNode;
  readonly fields: readonly FieldOf<'button'>[];
}

/** Props of every field's component: what the visitor sees comes in, what the visitor does goes out. */
export interface FieldProps<T extends FieldType> {
  readonly field: FieldOf<T>;
  /** Id of the control, or of a group's first choice: what an error summary links to. */
  readonly id: string;
  /** Texts the control starts with; it is uncontrolled from then on. */
  readonly texts: readonly string[];
  /** What the further answer starts with, for a field that keeps one: the id of a chosen suggestion. */
  readonly companion: string | undefined;
  readonly required: boolean;
  /** The choices on offer just now; empty for a field without choices. */
  readonly options: readonly Option[];
  /** What the field shows that answers and results decide; undefined for a field that shows nothing of the kind. */
  readonly view: ViewOf<T> | undefined;
  /** What is wrong with the answer, as the visitor reads it. */
  readonly problem: string | undefined;
  /** Something that the field asked for is under way. */
  readonly busy: boolean;
  /** Said while something that follows from the answer is under way; empty while nothing is, undefined where nothing can be. */
  readonly working?: string | undefined;
  /** Buttons of the form that stand with the field. */
  readonly footer: Footer | undefined;
  readonly registration: Registration;
  /** The answer was set by something other than a native control: a suggestion, with its id, or a solved check. */
  readonly onAnswer: (text: string, companion?: string) => void;
  /** A choice was made: what follows from it may begin. Native choices say so themselves. */
  readonly onSettled: () => void;
  readonly host: FieldHost;
}

/** What the frame around a question needs to know of it. */
export type QuestionProps = Pick<
  FieldProps<'text-input'>,
  'id' | 'required' | 'problem' | 'working' | 'host'
> & {
  readonly field: Pick<FieldOf<'text-input'>, 'name' | 'label' | 'language' | 'hint' | 'info'>;
};

export type FieldComponent<T extends FieldType> = (props: FieldProps<T>) => ReactNode;
