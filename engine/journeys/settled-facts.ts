import type { Rule } from '#schemas';
import { followReads } from '../rules/reads.ts';

type Facts = { readonly [name: string]: Rule };

/** The paths that each fact reads itself, or by way of a decision. */
export type FactReads = ReadonlyMap<string, ReadonlySet<string>>;

export function factReads(facts: Facts, decision: (id: string) => unknown): FactReads {
  return new Map(
    Object.entries(facts).map(([name, rule]) => [name, followReads([rule], { facts: {}, decision }).paths]),
  );
}

/** What keeps a fact from being settled, by name. */
export interface OpenReads {
  /** Answers that are still to be given, or that are not to be shown again. */
  readonly answers: ReadonlySet<string>;
  /** Properties of results that never leave the server. */
  readonly results: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The facts that read something open, however many facts lie in between. */
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
