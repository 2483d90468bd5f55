import { memberOf, textIn } from './json.ts';

/** Types of questions that are left alone to say no. */
const optIns: ReadonlySet<string> = new Set(['checkbox', 'switch']);

/** A choice whether visitors have to answer, with the value that it is written as; undefined for what is usual. */
interface RequiredChoice {
  readonly value: boolean | undefined;
  readonly words: string;
}

/**
 * Whether visitors have to answer, as it is chosen at a question or for every question of a form.
 *
 * @param form the document that has it
 * @param field the question; undefined for every question of the form
 */
export function requiredChoices(form: unknown, field: unknown): readonly RequiredChoice[] {
  const isOptIn = optIns.has(textIn(field, 'type') ?? '');
  const usual =
    field === undefined || isOptIn ? false : (memberOf(memberOf(form, 'everyField'), 'required') ?? false);
  return [
    {
      value: undefined,
      words: `${typeof usual === 'boolean' ? wordsOf(usual) : 'Under a condition'} (as usual)`,
    },
    { value: true, words: wordsOf(true) },
    { value: false, words: wordsOf(false) },
  ];
}

function wordsOf(isRequired: boolean): string {
  return isRequired ? 'Visitors must answer' : 'May be left out';
}
