import type { JsonValue } from '#engine';

/** Where a visitor stands who has come to a step. */
export interface Walk {
  readonly journey: string;
  readonly step: string;
  readonly answers: { readonly [name: string]: JsonValue };
  readonly results: { readonly [name: string]: JsonValue };
}

interface Witness extends Partial<Pick<Walk, 'results'>>, Pick<Walk, 'answers'> {
  /** Ids of the steps, in the order walked. */
  readonly steps: readonly string[];
}

/** The walk of a witness; undefined for one that comes to no step. */
export function walkOf(journey: string, { steps, answers, results = {} }: Witness): Walk | undefined {
  const step = steps.at(-1);
  return step === undefined ? undefined : { journey, step, answers, results };
}

const beginning = '#walk=';

/** The address of a change set whose preview shows what a witness sees. */
export function addressOfWitness(set: string, journey: string, witness: Witness): string {
  const walk = walkOf(journey, witness);
  const address = `/studio/changes/${set}`;
  return walk ? `${address}${beginning}${encodeURIComponent(JSON.stringify(walk))}` : address;
}

/** The walk that an address asks for, by its fragment. */
export function walkInAddress(fragment: string): Walk | undefined {
  if (!fragment.startsWith(beginning)) return undefined;
  try {
    const asked: unknown = JSON.parse(decodeURIComponent(fragment.slice(beginning.length)));
    return isWalk(asked) ? asked : undefined;
  } catch {
    return undefined;
  }
}

function isWalk(asked: unknown): asked is Walk {
  if (typeof asked !== 'object' || asked === null) return false;
  const { journey, step, answers, results } = Object.fromEntries(Object.entries(asked));
  const isNamed = typeof journey === 'string' && typeof step === 'string';
  return isNamed && [answers, results].every((each) => typeof each === 'object' && each !== null);
}
