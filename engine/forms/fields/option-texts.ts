import type { Choice, Field, Rule } from '#schemas';

/** An option of a field that has a text of its own. */
interface OptionWithText {
  readonly id: string;
  /** Its place among the options. */
  readonly index: number;
  readonly text: NonNullable<Choice['text']>;
}

/** The options of a field that have a text of their own, in order. */
export function optionsWithText(field: Field): readonly OptionWithText[] {
  if (!('options' in field) || !Array.isArray(field.options)) return [];
  return field.options.flatMap(({ id, text }: Choice, index) => (text ? [{ id, index, text }] : []));
}

/** The question for the text of an option. */
export function questionOfText({ text }: OptionWithText, when: Rule): Field {
  const common = { value: { type: 'string' }, required: true, when } as const;
  const { rows, ...line } = text;
  return rows === undefined
    ? { ...common, type: 'text-input', ...line }
    : { ...common, type: 'text-area', rows, ...line };
}
