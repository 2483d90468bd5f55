import { memberOf, textIn } from './json.ts';
import { schemaAt } from './schemas.ts';

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
 * @param isTextOfOption whether the question is the text of an option
 */
export function requiredChoices(
  form: unknown,
  field: unknown,
  isTextOfOption = false,
): readonly RequiredChoice[] {
  const usual = isTextOfOption ? true : field === undefined ? false : usuallyRequired(form, field);
  return [
    {
      value: undefined,
      words: `${typeof usual === 'boolean' ? wordsOf(usual) : 'Under a condition'} (as usual)`,
    },
    { value: true, words: wordsOf(true) },
    { value: false, words: wordsOf(false) },
  ];
}

/** Whether visitors have to answer a question: always, under a condition, or not. */
export function answering(form: unknown, field: unknown): 'always' | 'sometimes' | 'never' {
  const required = memberOf(field, 'required') ?? usuallyRequired(form, field);
  if (typeof required === 'boolean') return required ? 'always' : 'never';
  return 'sometimes';
}

/** The setting of the form for a question that has none; false for a part that asks nothing, too. */
function usuallyRequired(form: unknown, field: unknown): unknown {
  const type = textIn(field, 'type') ?? '';
  const { properties } = schemaAt(`fields/${type}.schema.json`).schema;
  const isAsked = properties === undefined || properties.required !== undefined;
  if (optIns.has(type) || !isAsked) return false;
  return memberOf(memberOf(form, 'everyField'), 'required') ?? false;
}

function wordsOf(isRequired: boolean): string {
  return isRequired ? 'Visitors must answer' : 'May be left out';
}
