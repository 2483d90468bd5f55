import { memberOf, textIn } from './json.ts';
import { schemaAt } from './schemas.ts';

/** Types of questions that are left alone to say no. */
const optIns: ReadonlySet<string> = new Set(['checkbox', 'switch']);

/** A choice whether visitors have to answer, with the value that it is written as; undefined for what is usual. */
interface RequiredChoice {
  readonly value: boolean | undefined;
  readonly words: string;
}

/** Where it is chosen whether visitors have to answer. */
export interface RequiredPlace {
  /** The form; undefined for every question of the site. */
  readonly form: unknown;
  readonly site: unknown;
  /** The question; undefined for every question of the form. */
  readonly field?: unknown;
  /** Whether the question is the text of an option. */
  readonly isTextOfOption?: boolean;
}

/** Whether visitors have to answer, as it is chosen at a question, or for every question of a form or of the site. */
export function requiredChoices({
  form,
  site,
  field,
  isTextOfOption,
}: RequiredPlace): readonly RequiredChoice[] {
  const ofForm = form === undefined ? false : usualIn(field === undefined ? [site] : [form, site]);
  const usual = isTextOfOption ? true : field === undefined || mayBeRequired(field) ? ofForm : false;
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
export function answering(form: unknown, field: unknown, site: unknown): 'always' | 'sometimes' | 'never' {
  const required = memberOf(field, 'required') ?? (mayBeRequired(field) ? usualIn([form, site]) : false);
  if (typeof required === 'boolean') return required ? 'always' : 'never';
  return 'sometimes';
}

/** Whether a question follows what is said for every question: it is answered, and is not left alone to say no. */
function mayBeRequired(field: unknown): boolean {
  const type = textIn(field, 'type') ?? '';
  const { properties } = schemaAt(`fields/${type}.schema.json`).schema;
  const isAsked = properties === undefined || properties.required !== undefined;
  return isAsked && !optIns.has(type);
}

/** The setting for questions that have none: of the first of these documents that says it. */
function usualIn(documents: readonly unknown[]): unknown {
  const said = documents.map((document) => memberOf(memberOf(document, 'everyField'), 'required'));
  return said.find((required) => required !== undefined) ?? false;
}

function wordsOf(isRequired: boolean): string {
  return isRequired ? 'Visitors must answer' : 'May be left out';
}
