import type { Rule } from '#schemas';
import { memoize } from '../evaluation/memoize.ts';
import { dependenciesOf, documentsNamedBy } from './dependencies.ts';

/** Where what a rule reads by name is found. */
export interface ReadSources {
  readonly facts: { readonly [name: string]: Rule };
  /** A decision or function document; undefined where there are none at hand. */
  readonly decision: (id: string) => unknown;
}

/** All that rules read, following facts, decisions and functions to what those read in turn. */
export interface Reads {
  readonly paths: ReadonlySet<string>;
  /** Names of the facts read. */
  readonly facts: ReadonlySet<string>;
  /** Ids of the decisions and functions read. */
  readonly decisions: ReadonlySet<string>;
  /** Ids of the options documents read. */
  readonly options: ReadonlySet<string>;
}

/** Paths that a rule or template reads itself, and the names it uses. */
const readsOf = memoize((rule: unknown) => ({
  paths: dependenciesOf(rule),
  named: documentsNamedBy(rule),
}));

/** Follows what rules and templates read. What is an object must not be changed. */
export function followReads(rules: readonly unknown[], { facts, decision }: ReadSources): Reads {
  const read = {
    paths: new Set<string>(),
    facts: new Set<string>(),
    decisions: new Set<string>(),
    options: new Set<string>(),
  };
  const pending: unknown[] = [...rules];
  const follow = (known: Set<string>, name: string, target: unknown): void => {
    if (target === undefined || known.has(name)) return;
    known.add(name);
    pending.push(target);
  };
  while (pending.length > 0) {
    const rule = pending.pop();
    const { paths, named } = readsOf(rule);
    for (const path of paths) {
      read.paths.add(path);
      const [root, name] = path.split('.', 2);
      if (root === 'facts' && name !== undefined && Object.hasOwn(facts, name)) {
        follow(read.facts, name, facts[name]);
      }
    }
    for (const id of named.options) read.options.add(id);
    for (const id of [...named.decisions, ...named.functions]) follow(read.decisions, id, decision(id));
  }
  return read;
}

/** Names of the properties of a root that some path reads; undefined when one reads the whole root. */
export function namesRead(paths: ReadonlySet<string>, root: string): ReadonlySet<string> | undefined {
  if (paths.has(root)) return undefined;
  const names = [...paths].filter((path) => path.startsWith(`${root}.`)).map((path) => path.split('.', 2)[1]);
  return new Set(names.map((name) => name ?? ''));
}
