import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { PluralForms } from './plural-form.ts';

/**
 * Reads an ICU message with the number `n`: its text for each plural category, in which `{n}` is the number. The
 * message of a language without plurals need not have any.
 *
 * @returns undefined if the message cannot be read, or does not say the number
 * @example pluralForms('{n, plural, one {# day} other {# days}}') // { one: '{n} day', other: '{n} days' }
 */
export function pluralForms(message: string): PluralForms | undefined {
  const elements = elementsOf(message);
  if (elements === undefined) return undefined;
  const categories = new Set(['other', ...elements.flatMap(categoriesOf)]);
  const forms = [...categories].map((category) => [category, textOf(elements, category)] as const);
  if (forms.some(([, text]) => text === undefined)) return undefined;
  const { other, ...rest } = Object.fromEntries(forms);
  return other?.includes('{n}') ? { ...rest, other } : undefined;
}

function elementsOf(message: string): readonly MessageFormatElement[] | undefined {
  try {
    return parse(message);
  } catch {
    return undefined;
  }
}

function categoriesOf(element: MessageFormatElement): readonly string[] {
  return element.type === TYPE.plural ? Object.keys(element.options) : [];
}

function textOf(elements: readonly MessageFormatElement[], category: string): string | undefined {
  const texts = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return '{n}';
    if (element.type === TYPE.argument) return element.value === 'n' ? '{n}' : undefined;
    if (element.type !== TYPE.plural || element.value !== 'n') return undefined;
    const { value } = element.options[category] ?? element.options.other ?? { value: [] };
    return textOf(value, category);
  });
  return texts.includes(undefined) ? undefined : texts.join('');
}
