import { mapLeaves, maskText } from '#engine';
import type { Given, ScenarioFile, Turn } from './scenario.ts';

/** Masks sensitive answers in texts and JSON values for people. */
export type Mask = <Value>(value: Value) => Value | string;

/** Shorter texts, such as `yes`, are masked only where they are the whole value. */
const shortest = 4;

/**
 * Creates a mask for the sensitive answers that a file of scenarios types. A value is masked if it contains
 * one of them, with or without separators and also as a date written in another order.
 */
export function maskOf(file: ScenarioFile, sensitive: ReadonlySet<string>): Mask {
  return maskTexts(typedTexts(file, sensitive));
}

/** Creates a mask for some sensitive texts. */
export function maskTexts(texts: readonly string[]): Mask {
  const secrets = new Set(texts.flatMap(variantsOf));
  const isSecret = (value: unknown): boolean => {
    if (value === null || value === undefined) return false;
    const plain = plainOf(String(value));
    if (secrets.has(plain)) return true;
    return [...secrets].some((secret) => secret.length >= shortest && plain.includes(secret));
  };
  return ((value) => mapLeaves(value, (leaf) => (isSecret(leaf) ? maskText(String(leaf)) : leaf))) as Mask;
}

function typedTexts({ filled, ways, scenarios }: ScenarioFile, sensitive: ReadonlySet<string>): string[] {
  const turns: readonly Turn[] = [
    ...Object.values(ways ?? {}).flat(),
    ...scenarios.flatMap((scenario) => scenario.turns),
  ];
  const changes = turns.flatMap((turn) => ('visit' in turn ? [] : [turn.changes ?? {}]));
  const typed: readonly Readonly<Record<string, Given | null>>[] = [...Object.values(filled), ...changes];
  return typed.flatMap((answers) =>
    Object.entries(answers).flatMap(([name, given]) =>
      sensitive.has(name) && given !== null ? textsIn(given) : [],
    ),
  );
}

/** The texts of a choice, of several, or of the items of a list. */
function textsIn(given: Given): readonly string[] {
  return [given].flat().flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each).flat()));
}

/** A text as it is compared, and as a date in the other order: `29021984` and `19840229`. */
function variantsOf(text: string): readonly string[] {
  const [, day, month, year] = /^\s*(\d\d?)\D(\d\d?)\D(\d{4})\s*$/.exec(text) ?? [];
  const plain = plainOf(text);
  if (plain === '') return [];
  if (!day || !month || !year) return [plain];
  return [plain, `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`];
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
