import type { Random } from './random.ts';

/** A value found in a document, with the means to replace it. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

const poison: readonly [string, ...string[]] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
];
const strangers: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  1e21,
  '',
  '\u0000',
  'x'.repeat(5_000),
  [],
  {},
  [[]],
  { var: 'answers.constructor' },
  { '==': [1] },
  { literal: null },
];

/** The text of a document with one or four mutations. The same random source gives the same text. */
export function mutateDocument(text: string, random: Random): string {
  if (random.chance(0.3)) return mutateText(text, random);
  const document = JSON.parse(text) as Record<string, unknown>;
  for (let left = random.chance(0.7) ? 1 : 4; left > 0; left--) mutateValue(document, random);
  return JSON.stringify(document, undefined, random.pick([undefined, 2]));
}

function mutateValue(document: Record<string, unknown>, random: Random): void {
  const places = placesIn(document);
  const [first, ...rest] = places;
  if (first === undefined) return;
  const { holder, key } = random.pick([first, ...rest]);
  switch (random.below(7)) {
    case 0:
      delete holder[key];
      return;
    case 1: {
      const other = random.pick([first, ...rest]);
      const value = holder[key];
      holder[key] = other.holder[other.key];
      // Swapping a value with one inside it would make a cycle, which JSON cannot represent.
      if (!isRing(document)) other.holder[other.key] = value;
      if (isRing(document)) holder[key] = value;
      return;
    }
    case 2:
      holder[key] = structuredClone(random.pick(strangers));
      return;
    case 3:
      // Even four times, this is less deep than JSON.stringify supports; text mutations nest deeper.
      holder[key] = deepen(holder[key], random.pick([3, 40, 70, 900]), random.chance(0.5));
      return;
    case 4:
      Object.defineProperty(holder, random.pick(poison), {
        value: {},
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return;
    case 5: {
      const value = holder[key];
      if (typeof value === 'string') holder[key] = misspell(value, random);
      return;
    }
    default:
      if (!Array.isArray(holder)) {
        holder[misspell(key, random)] = holder[key];
        delete holder[key];
      }
  }
}

function placesIn(document: Record<string, unknown>): readonly Place[] {
  const places: Place[] = [];
  const pending: Record<string, unknown>[] = [document];
  for (const holder of pending) {
    if (places.length > 20_000) break;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      const value = holder[key];
      if (typeof value === 'object' && value !== null) pending.push(value as Record<string, unknown>);
    }
  }
  return places;
}

function isRing(document: unknown): boolean {
  try {
    JSON.stringify(document);
    return false;
  } catch {
    return true;
  }
}

function deepen(value: unknown, levels: number, isList: boolean): unknown {
  let deep = value;
  for (let level = 0; level < levels; level++) deep = isList ? [deep] : { not: deep };
  return deep;
}

function misspell(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const piece = random.pick(['', 'x', '-', '.', '{', '/', '(a+)+', '\\', 'é']);
  return text.slice(0, at) + piece + text.slice(at + 1);
}

/**
 * Truncates the text, flips a byte, repeats a part, opens as many levels as a document may have, or inserts
 * punctuation.
 */
function mutateText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1: {
      const bytes = Buffer.from(text);
      const index = random.below(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << random.below(8)), index);
      return bytes.toString('utf8');
    }
    case 2:
      return text.slice(0, at) + text.slice(random.below(at + 1));
    case 3:
      return (
        text.slice(0, at) +
        random.pick(['[', '{"not":']).repeat(random.pick([65, 5_000, 250_000])) +
        text.slice(at)
      );
    default:
      return (
        text.slice(0, at) +
        random.pick(['{', '}', '[', ']', ',', ':', '"', '\\', '//', '\uFEFF', '\u2028']) +
        text.slice(at)
      );
  }
}
