import { type JsonValue, maskText } from '#engine';
import { isPlainObject } from '#engine/parts';

/** A value that a service receives or gives, with where it stands. */
export interface ReadableMember {
  /** The names around it and its own, as they are written; a place in a list is a number from 1. */
  readonly names: readonly (string | number)[];
  /** The value as people read it: a date, a number, the words of an option; masked if it is sensitive. */
  readonly value: string;
  /** The question that it is the answer to. */
  readonly question?: string;
}

/** An answer of a visitor, as a request may have it. */
export interface GivenAnswer {
  readonly name: string;
  readonly label: string;
  readonly value: JsonValue;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly isSensitive: boolean;
}

interface Reading {
  readonly answers: readonly GivenAnswer[];
  /** Names of sensitive members. */
  readonly sensitive: readonly string[];
}

/** The members of a value that have something in them, in their order; those of objects and lists each for itself. */
export function readableMembers(
  value: unknown,
  reading: Reading,
  names: ReadableMember['names'] = [],
): readonly ReadableMember[] {
  if (value === undefined || value === null || value === '') return [];
  if (isPlainObject(value))
    return Object.entries(value).flatMap(([name, own]) => readableMembers(own, reading, [...names, name]));
  const values: readonly unknown[] = [value].flat();
  if (values.some((each) => typeof each === 'object' && each !== null))
    return values.flatMap((each, at) => readableMembers(each, reading, [...names, at + 1]));
  return values.length === 0 ? [] : [readable(value, values, reading, names)];
}

function readable(
  value: unknown,
  values: readonly unknown[],
  { answers, sensitive }: Reading,
  names: ReadableMember['names'],
): ReadableMember {
  const answer = answerThatIs(value, answers, names);
  const secrets = secretsIn(answers);
  const words = values.map((each) => {
    const text = inWords(each, answer);
    return secrets.includes(String(each)) ? maskText(text) : withoutSecrets(text, secrets);
  });
  const isSecret = answer?.isSensitive || names.some((name) => sensitive.includes(String(name)));
  return {
    names,
    value: isSecret ? maskText(values.join(', ')) : words.join(', '),
    ...(answer && { question: answer.label }),
  };
}

/** The one answer that a value is: by its name, or by a text or list that no other answer is. */
function answerThatIs(
  value: unknown,
  answers: readonly GivenAnswer[],
  names: ReadableMember['names'],
): GivenAnswer | undefined {
  const text = JSON.stringify(value);
  const equal = answers.filter((each) => JSON.stringify(each.value) === text);
  const named = equal.find(({ name }) => name === names.at(-1));
  if (named) return named;
  const isTelling = typeof value === 'string' ? value.length > 1 : Array.isArray(value);
  return isTelling && equal.length === 1 ? equal[0] : undefined;
}

function inWords(value: unknown, answer: GivenAnswer | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numbers.format(value);
  if (typeof value !== 'string') return '';
  const option = answer?.options.find(({ id }) => id === value);
  if (option && option.label !== value) return `${option.label} (sent as “${value}”)`;
  return dateInWords(value) ?? value;
}

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6, useGrouping: 'min2' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dateInWords(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : dates.format(date);
}

/** Sensitive answers that are long enough to be told from other texts. */
function secretsIn(answers: readonly GivenAnswer[]): readonly string[] {
  const secrets = answers.filter(({ isSensitive }) => isSensitive).flatMap(({ value }) => [value].flat());
  return secrets.map(String).filter((secret) => secret.length > 1);
}

/** A text with sensitive answers that it holds masked. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((masked, secret) => masked.replaceAll(secret, maskText(secret)), text);
}
