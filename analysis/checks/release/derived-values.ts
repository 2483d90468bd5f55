import type { ReleaseIndex } from './release-index.ts';

/** A question that a computation asked of its release, and the answer. */
interface Read {
  readonly ask: (release: ReleaseIndex) => unknown;
  readonly found: unknown;
}

/** A value, and everything that was read to compute it. */
interface Kept {
  readonly value: unknown;
  readonly reads: readonly Read[];
}

/** A computation, by which its value is remembered. */
type Compute = (release: ReleaseIndex, ...subject: never[]) => unknown;

/** Adds derived values to a release, and to others after it. */
export type DerivedValues = (release: Omit<ReleaseIndex, 'derive' | 'deriveFrom'>) => ReleaseIndex;

/**
 * Remembers derived values from release to release, each with what its computation read: documents, lists of them, and
 * other derived values. A value stands as long as all of these are the same. Unchanged documents have to be the same
 * objects in all releases.
 */
export function createDerivedValues(): DerivedValues {
  const ofReleases = new Map<Compute, Kept>();
  const ofDocuments = new WeakMap<object, Map<Compute, Kept>>();
  return (plain) => {
    const current = new Set<Kept>();
    const isAnsweredAgain = ({ ask, found }: Read) => isSame(ask(release), found);
    /** @param settle the value to keep, by what it was before */
    const derived = <Value>(
      all: Map<Compute, Kept>,
      key: Compute,
      compute: (release: ReleaseIndex) => Value,
      settle = (value: Value, _before: Value) => value,
    ): Value => {
      const known = all.get(key);
      const before = known?.value as Value;
      if (known && (current.has(known) || known.reads.every(isAnsweredAgain))) {
        current.add(known);
        return before;
      }
      const reads: Read[] = [];
      const found = compute(recorded(release, reads));
      const value = known ? settle(found, before) : found;
      const fresh = { value, reads };
      all.set(key, fresh);
      current.add(fresh);
      return value;
    };
    const release: ReleaseIndex = {
      ...plain,
      derive: (compute) =>
        // Whoever has read an equal value before need not do so again.
        derived(ofReleases, compute, compute, (value, before) =>
          contentOf(value) === contentOf(before) ? before : value,
        ),
      deriveFrom: (subject, compute) => {
        const all = ofDocuments.get(subject.document) ?? new Map<Compute, Kept>();
        ofDocuments.set(subject.document, all);
        return derived(all, compute, (from) => compute(from, subject));
      },
    };
    return release;
  };
}

/** A release that notes what is read of it. */
function recorded(release: ReleaseIndex, reads: Read[]): ReleaseIndex {
  const read = <Found>(ask: (from: ReleaseIndex) => Found): Found => {
    const found = ask(release);
    reads.push({ ask, found });
    return found;
  };
  return {
    get entries() {
      return read(({ entries }) => entries);
    },
    unread: {
      get ids() {
        return new Set(read(({ unread }) => [...unread.ids]));
      },
      mayBear: (id) => read(({ unread }) => unread.mayBear(id)),
      mayBeOf: (kind) => read(({ unread }) => unread.mayBeOf(kind)),
      isOf: (kind) => read(({ unread }) => unread.isOf(kind)),
      mayUse: (id) => read(({ unread }) => unread.mayUse(id)),
      mention: (value) => read(({ unread }) => unread.mention(value)),
    },
    of: (kind) => read((from) => from.of(kind)),
    find: (kind, id) => read((from) => from.find(kind, id)),
    entry: (kind, id) => read((from) => from.entry(kind, id)),
    entriesOf: (kind, ids) => {
      const all = [...ids];
      return read((from) => from.entriesOf(kind, all));
    },
    kindOf: (id) => read((from) => from.kindOf(id)),
    derive: (compute) => read((from) => from.derive(compute)),
    deriveFrom: (subject, compute) => read((from) => from.deriveFrom(subject, compute)),
    ...(release.observe && { observe: release.observe }),
  };
}

/** Whether two answers are the same: entries by their documents, lists by their members. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  return documentOf(one) !== undefined && documentOf(one) === documentOf(other);
}

function documentOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'document' in value ? value.document : undefined;
}

function contentOf(value: unknown): string {
  return JSON.stringify(value, (_, part) => (part instanceof Map || part instanceof Set ? [...part] : part));
}
