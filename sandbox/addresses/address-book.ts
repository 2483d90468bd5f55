import { addressLine } from '../premises/place.ts';
import { asciiOf, wordsOf } from '../premises/plain-text.ts';
import type { Premises } from '../premises/premises.ts';
import { allPremises } from '../premises/premises-book.ts';
import type { RegistryAddress } from '../premises/supply-point.ts';

/** A suggestion: `a` is the address as shown, in one line. */
export type Completion =
  | { readonly a: string; readonly pxid: string }
  | { readonly a: string; readonly ICPIdentifier: string; readonly registryAddress: RegistryAddress };

interface Listing {
  readonly text: string;
  readonly words: readonly string[];
  readonly premises: Premises;
}

const fewestCharacters = 3;

const listings: readonly Listing[] = allPremises.map((premises) => {
  const text = addressLine(premises.place);
  return { text, words: wordsOf(text), premises };
});

export interface Search {
  readonly typed: string;
  readonly max: number;
  /** Whether to show addresses without macrons. */
  readonly ascii: boolean;
}

/** Addresses in which every typed word is the beginning of a word, in the order of the book. */
export function completionsFor({ typed, max, ascii }: Search): readonly Completion[] {
  const wanted = wordsOf(typed);
  if (typed.trim().length < fewestCharacters || wanted.length === 0) return [];
  const found: Completion[] = [];
  for (const { text, words, premises } of listings) {
    if (found.length === max) break;
    if (wanted.every((prefix) => words.some((word) => word.startsWith(prefix)))) {
      found.push(completion(ascii ? asciiOf(text) : text, premises));
    }
  }
  return found;
}

/** A home with a single connection that the address finder knows comes with its registry address. */
function completion(a: string, { pxid, registered, supplyPoints }: Premises): Completion {
  const [point, ...others] = supplyPoints.filter(({ type }) => type === 'ELECTRICITY');
  if (!registered || !point || others.length > 0) return { a, pxid };
  return { a, ICPIdentifier: point.ICPIdentifier, registryAddress: point.registryAddress };
}
