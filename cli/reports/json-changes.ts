import { pointerOf } from '#engine';

/** One difference between two JSON texts. */
export interface JsonChange {
  readonly pointer: string;
  /** Undefined where the value is new. */
  readonly before: unknown;
  /** Undefined where the value was removed. */
  readonly after: unknown;
}

/** The differing values, at the deepest level at which they differ. Lists are compared by position. */
export function* jsonChanges(before: unknown, after: unknown, pointer = ''): Iterable<JsonChange> {
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) yield { pointer, before, after };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [own(before, name), own(after, name)];
    yield* jsonChanges(old, now, pointer + pointerOf(name));
  }
}

/** The changes between two texts, one per line. For texts that are not JSON it only says that they differ. */
export function describeChanges(before: string | null, after: string | null): readonly string[] {
  const [old, now] = [parse(before), parse(after)];
  return [...jsonChanges(old, now)].map(
    ({ pointer, before, after }) => `${pointer || '(all)'}: ${show(before)} → ${show(after)}`,
  );
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function isContainer(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function own(container: { readonly [name: string]: unknown }, name: string): unknown {
  return Object.hasOwn(container, name) ? container[name] : undefined;
}
