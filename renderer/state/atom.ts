/** A value that can be read and followed. */
export interface Atom<Value> {
  readonly get: () => Value;
  /** Calls the listener after every change. @returns stops following */
  readonly follow: (listener: () => void) => () => void;
}

/** An atom whose value can be set. */
export interface WritableAtom<Value> extends Atom<Value> {
  readonly set: (value: Value) => void;
}

/** Creates an atom. Setting the value that it has changes nothing. */
export function atom<Value>(first: Value): WritableAtom<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Creates an atom whose value is computed from those of others, again only when one of them has changed. */
export function derivedAtom<Source, Value>(
  sources: readonly Atom<Source>[],
  compute: (values: readonly Source[]) => Value,
): Atom<Value> {
  let values: readonly Source[] | undefined;
  let value: Value;
  return {
    get() {
      const now = sources.map((source) => source.get());
      if (!values || !now.every((each, index) => Object.is(each, values?.[index]))) {
        values = now;
        value = compute(now);
      }
      return value;
    },
    follow(listener) {
      const stops = sources.map((source) => source.follow(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
