import type { Rule } from '#schemas';
import { followReads } from '../../rules/notation/reads.ts';
import { readCall } from '../../rules/notation/shape.ts';

type Facts = { readonly [name: string]: Rule };

/** The paths that each fact reads, directly or through decisions. */
export type FactReads = ReadonlyMap<string, ReadonlySet<string>>;

export function factReads(facts: Facts, decision: (id: string) => unknown): FactReads {
  return new Map(
    Object.entries(facts).map(([name, rule]) => [name, followReads([rule], { facts: {}, decision }).paths]),
  );
}

/** Answers and results that make facts open if they read them. */
export interface OpenReads {
  /** Answers that may still change, or that are sensitive. */
  readonly answers: ReadonlySet<string>;
  /** Sensitive properties of results; they never leave the server. */
  readonly results: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Operators that always give true or false. */
export const conditionOperators: ReadonlySet<string> = new Set([
  '==', '!=', '===', '!==', '<', '<=', '>', '>=', 'and', 'or', 'not', '!', '!!', 'in', 'any-in', 'all-in', 'answered', 'matches', 'some', 'all', 'none',
]); // biome-ignore format: one line

/**
 * The facts that a browser evaluates: those that may change on the page, and those that read sensitive
 * values, which are masked in the browser. Exception: the server evaluates a fact that is a condition on
 * sensitive values, since masked values would give a wrong result.
 *
 * @param changing answers that may change on the page
 * @param sensitive answers and results that never leave the server
 */
export function factsOfBrowser(
  facts: Facts,
  reads: FactReads,
  changing: ReadonlySet<string>,
  sensitive: OpenReads,
): ReadonlySet<string> {
  const moved = openFacts(reads, { answers: changing, results: new Map() });
  const open = openFacts(reads, {
    answers: new Set([...changing, ...sensitive.answers]),
    results: sensitive.results,
  });
  const isCondition = (name: string) => conditionOperators.has(readCall(facts[name])?.name ?? '');
  return new Set([...open].filter((name) => moved.has(name) || !isCondition(name)));
}

/** The facts that read something open, directly or through other facts. */
export function openFacts(reads: FactReads, open: OpenReads): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isOpen = (fact: string): boolean => {
    const found = known.get(fact);
    if (found !== undefined) return found;
    known.set(fact, false);
    const opened = [...(reads.get(fact) ?? [])].some(readsOpen);
    known.set(fact, opened);
    return opened;
  };
  const readsOpen = (path: string): boolean => {
    const [root, name, property] = path.split('.', 3);
    if (root === 'facts') return name === undefined || isOpen(name);
    if (root === 'answers') return name === undefined || open.answers.has(name);
    if (root !== 'results') return false;
    const kept = name === undefined ? undefined : open.results.get(name);
    return name === undefined || (kept !== undefined && (property === undefined || kept.has(property)));
  };
  return new Set([...reads.keys()].filter(isOpen));
}
