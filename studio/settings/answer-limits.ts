import { memberOf, textIn } from './json.ts';

/** File of the schema of what a value may be. */
export const limitsSchema = 'shared/value-schema.schema.json';

/** A limit of answers: its words, and the types of answers that it fits. */
interface Limit {
  readonly types: readonly string[];
  readonly label: string;
  readonly help: string;
}

const characters = { types: ['string'], help: 'Counts letters, digits, spaces and signs.' };
const words = { types: ['string'], help: 'Counts what stands between spaces.' };
const numbers = { types: ['number', 'integer'], help: 'A number.' };
const entries = { types: ['array'], help: 'Counts what is chosen or added.' };
/** Limits that few values have. */
const others = { types: [], help: '' };
const limits: Readonly<Record<string, Limit>> = {
  minLength: { ...characters, label: 'At least so many characters' },
  maxLength: { ...characters, label: 'At most so many characters' },
  minWords: { ...words, label: 'At least so many words' },
  maxWords: { ...words, label: 'At most so many words' },
  format: { types: ['string'], label: 'Must look like', help: 'Other answers are refused.' },
  minimum: { ...numbers, label: 'At least' },
  maximum: { ...numbers, label: 'At most' },
  minItems: { ...entries, label: 'At least so many choices' },
  maxItems: { ...entries, label: 'At most so many choices' },
  exclusiveMinimum: { ...others, label: 'More than' },
  exclusiveMaximum: { ...others, label: 'Less than' },
  formatMinimum: { ...others, label: 'Not before' },
  formatMaximum: { ...others, label: 'Not after' },
};

/** The words of a limit by its name, as panels have them; undefined for other names. */
export function labelOfLimit(name: string): string | undefined {
  return Object.hasOwn(limits, name) ? limits[name]?.label : undefined;
}

interface Setting {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly isBasic: boolean;
  readonly value: unknown;
}

/** The limits of a value in everyday words: those that fit its type first, of the others only those that are set. */
export function answerLimits<Own extends Setting>(settings: readonly Own[], value: unknown): readonly Own[] {
  const types = [memberOf(value, 'type') ?? []].flat();
  return settings.flatMap((setting) => {
    const limit = limits[setting.name];
    const fits = limit?.types.some((type) => types.includes(type)) === true;
    if (!fits && setting.value === undefined) return [];
    const said = limit && { label: limit.label, ...(limit.help !== '' && { help: limit.help }) };
    return [{ ...setting, ...said, isBasic: fits }];
  });
}

/** A look that texts may have to have, with what is written for it. */
interface Look {
  readonly words: string;
  readonly format?: string;
  readonly pattern?: string;
}

/** The looks that are offered; the first is that of any text. */
export const looks: readonly Look[] = [
  { words: 'Anything' },
  { words: 'An e-mail address', format: 'email' },
  { words: 'A phone number', pattern: '^\\+?[0-9][0-9 ]*$' },
  { words: 'Digits only', pattern: '^[0-9]+$' },
  { words: 'Letters and digits only', pattern: '^[0-9A-Za-z]+$' },
  { words: 'The address of a page on the web', format: 'uri' },
  { words: 'A date, such as 2030-12-31', format: 'date' },
  { words: 'A time, such as 17:30:00', format: 'time' },
];

/** The index of the look that the limits of a text say; -1 for one that is not offered. */
export function lookOf(value: unknown): number {
  return looks.findIndex(
    ({ format, pattern }) => textIn(value, 'format') === format && textIn(value, 'pattern') === pattern,
  );
}
