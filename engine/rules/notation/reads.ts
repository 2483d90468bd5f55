import type { Rule } from '#schemas';
import { memoize } from '../runtime/memoize.ts';
import { dependenciesOf, documentsNamedBy } from './dependencies.ts';

/** Looks up what a rule names. */
export interface ReadSources {
  readonly facts: { readonly [name: string]: Rule };
  /** A decision or function document; undefined if documents are not available. */
  readonly decision: (id: string) => unknown;
}

/** All paths and names that rules read, directly or through facts, decisions and functions. */
export interface Reads {
  readonly paths: ReadonlySet<string>;
  /** Names of the facts read. */
  readonly facts: ReadonlySet<string>;
  /** Ids of the decisions and functions read. */
  readonly decisions: ReadonlySet<string>;
  /** Ids of the options documents read. */
  readonly options: ReadonlySet<string>;
}

/** Paths and names that a rule or template reads directly. */
const readsOf = memoize((rule: unknown) => ({
  paths: dependenciesOf(rule),
  named: documentsNamedBy(rule),
}));

/** Collects the reads of rules and templates. Objects must not be changed afterwards. */
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

/** Names of the properties of a root that the paths read; undefined if one reads the whole root. */
export function namesRead(paths: ReadonlySet<string>, root: string): ReadonlySet<string> | undefined {
  if (paths.has(root)) return undefined;
  const names = [...paths].filter((path) => path.startsWith(`${root}.`)).map((path) => path.split('.', 2)[1]);
  return new Set(names.map((name) => name ?? ''));
}
