/** Values of variables by key. A variable is a value that rules read and that no path decides. */
export type Assignment = ReadonlyMap<string, unknown>;

/** The values of two assignments, those of the second where both have some. */
export function union(first: Assignment, second: Assignment): Assignment {
  if (second.size === 0) return first;
  const both = new Map(first);
  for (const [key, value] of second) both.set(key, value);
  return both;
}

/** Every choice of one value for each key; undefined if there are more than `most`. */
export function combinations(
  choices: readonly (readonly [key: string, values: readonly unknown[]])[],
  most: number,
): readonly Assignment[] | undefined {
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  if (count > most) return undefined;
  return choices.reduce<readonly Assignment[]>(
    (sets, [key, values]) => sets.flatMap((set) => values.map((value) => new Map([...set, [key, value]]))),
    [new Map()],
  );
}

/** A text that is equal for equal values, in whatever order they were chosen. */
export function textOf(values: Iterable<readonly [key: string, value: unknown]>): string {
  return Array.from(values, ([key, value]) => `${key} ${JSON.stringify(value)}`)
    .sort()
    .join('\n');
}

/** Marks the key of an outcome that is chosen as a whole although answers and today's date alone decide it. */
export const decidedByAnswers = '|by answers';

/** The choices of one run. A run that is not possible after all calls `refuse`. */
export interface Choices {
  /** The value of a variable: the one known before, or the next alternative of this run. */
  readonly choose: <Value>(key: string, alternatives: readonly Value[]) => Value;
  readonly refuse: () => void;
}

/** The result of a run and the values that it chose besides those known before. */
export interface Run<Result> {
  readonly result: Result;
  readonly chosen: Assignment;
}

/**
 * Runs a function once for every sequence of choices that it asks for, so that only variables that it reads are
 * enumerated. Refused runs are left out, and what a run chose after its refusal is not varied.
 *
 * @param spend called before each run; false ends the enumeration
 */
export function* enumerate<Result>(
  start: Assignment,
  run: (choices: Choices) => Result,
  spend: () => boolean,
): Generator<Run<Result>> {
  let prefix: readonly number[] | undefined = [];
  while (prefix !== undefined && spend()) {
    const made: { readonly index: number; readonly count: number }[] = [];
    const chosen = new Map<string, unknown>();
    const planned: readonly number[] = prefix;
    let refusedAt: number | undefined;
    const choices: Choices = {
      choose<Value>(key: string, alternatives: readonly Value[]): Value {
        if (start.has(key)) return start.get(key) as Value;
        if (chosen.has(key)) return chosen.get(key) as Value;
        const index = planned[made.length] ?? 0;
        made.push({ index, count: alternatives.length });
        const value = alternatives[index] as Value;
        chosen.set(key, value);
        return value;
      },
      refuse() {
        refusedAt ??= made.length;
      },
    };
    const result = run(choices);
    if (refusedAt === undefined) yield { result, chosen };
    prefix = nextPrefix(made.slice(0, refusedAt));
  }
}

/** The next sequence in depth-first order; undefined after the last. */
function nextPrefix(
  made: readonly { readonly index: number; readonly count: number }[],
): readonly number[] | undefined {
  const last = made.findLastIndex(({ index, count }) => index + 1 < count);
  if (last < 0) return undefined;
  return made.slice(0, last + 1).map(({ index }, at) => (at === last ? index + 1 : index));
}

/** The values among which one is chosen at a path. Those of an object are chosen for its properties. */
export type Alternatives = readonly unknown[] | 'object' | 'object that exists';

/**
 * Chooses a value at a path. Properties of an object are chosen one by one, when they are read.
 * @param key of the choice: the path, or a longer text if its value changes on the path
 */
export function chooseValue(
  choices: Choices,
  valuesAt: (path: string) => Alternatives,
  path: string,
  key = path,
): unknown {
  const values = valuesAt(path);
  if (typeof values !== 'string') return choices.choose(key, values);
  if (!choices.choose(`${key}|exists`, values === 'object' ? [true, false] : [true])) return undefined;
  return lazyObject((name) => chooseValue(choices, valuesAt, `${path}.${name}`, `${key}.${name}`));
}

/** An object whose properties are computed when they are read. */
export function lazyObject(value: (name: string) => unknown): { readonly [name: string]: unknown } {
  return new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' ? value(name) : undefined),
      // Rules read names that objects or lists inherit, such as "length", only where they are properties of their own.
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: undefined }),
    },
  );
}
