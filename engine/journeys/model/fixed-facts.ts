import type { Rule } from '#schemas';
import { followReads } from '../../rules/notation/reads.ts';
import { readCall } from '../../rules/notation/shape.ts';
import { memoize } from '../../rules/runtime/memoize.ts';

type Facts = { readonly [name: string]: Rule };

/** The paths that each fact reads, directly or through decisions. */
export type FactReads = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads with the decisions that they were followed through. */
interface KnownReads {
  readonly reads: FactReads;
  readonly decisions: ReadonlyMap<string, unknown>;
}

const knownReads = new WeakMap<Facts, KnownReads>();

/** The paths that each fact reads; the same object for the same facts, as long as the decisions that they name are the same. */
export function factReads(facts: Facts, decision: (id: string) => unknown): FactReads {
  const known = knownReads.get(facts);
  // Each is looked up, which says what the journey is made of.
  if (known && [...known.decisions].every(([id, document]) => decision(id) === document)) return known.reads;
  const decisions = new Map<string, unknown>();
  const follow = (id: string) => {
    const found = decision(id);
    decisions.set(id, found);
    return found;
  };
  const reads = new Map(
    Object.entries(facts).map(([name, rule]) => [
      name,
      followReads([rule], { facts: {}, decision: follow }).paths,
    ]),
  );
  knownReads.set(facts, { reads, decisions });
  return reads;
}

/** Answers and results that make facts open if they read them. */
export interface OpenReads {
  /** Answers that may still change, or that are sensitive. */
  readonly answers: ReadonlySet<string>;
  /** Sensitive properties of results; they never leave the server. */
  readonly results: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sections whose state may still change. */
  readonly sections?: readonly string[];
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
  const readers = readersOf(reads);
  const opened = new Set<string>();
  // Whoever reads a whole root reads something open.
  const pending = ['facts', 'answers', 'results'];
  for (const name of open.answers) pending.push(`answers.${name}`);
  if (open.sections) pending.push('section', ...open.sections.map((id) => `section.${id}`));
  for (const [name, properties] of open.results) {
    pending.push(`results.${name}`);
    for (const property of properties) pending.push(`results.${name}.${property}`);
  }
  for (const path of pending) {
    for (const fact of readers.get(path) ?? []) {
      if (opened.has(fact)) continue;
      opened.add(fact);
      pending.push(`facts.${fact}`);
    }
  }
  return new Set([...reads.keys()].filter((name) => opened.has(name)));
}

/** The facts that read each root, name, or property of a result. */
const readersOf = memoize((reads: FactReads): ReadonlyMap<string, readonly string[]> => {
  const readers = new Map<string, string[]>();
  for (const [fact, paths] of reads) {
    for (const path of paths) {
      const keys = path.split('.', path.startsWith('results.') ? 3 : 2);
      const known = readers.get(keys.join('.')) ?? [];
      known.push(fact);
      readers.set(keys.join('.'), known);
    }
  }
  return readers;
});
