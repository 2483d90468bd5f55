import { LRUCache } from 'lru-cache';
import type { KeyRing } from './key-ring.ts';
import { unseal } from './seal.ts';

/** The stored parts of a session row: JSON, and sealed JSON. */
interface StoredRow {
  readonly state: string;
  readonly sensitive: string;
}

/** Both parts of a row, parsed. They are shared, so nobody may change them. */
interface OpenedRow {
  /** Undefined if the row is damaged. */
  readonly state: unknown;
  /** Undefined if it can no longer be opened. */
  readonly sensitive: unknown;
}

/** Opens session rows. `binding` as in `seal`. */
interface RowOpener {
  open(row: StoredRow, binding: string): OpenedRow;
  /** Remembers a row that was just stored, with what was sealed into it. */
  remember(row: StoredRow, binding: string, opened: OpenedRow): void;
}

interface RowOpenerOptions {
  readonly keys: KeyRing;
  /** Milliseconds since any moment; unlike the time of day, it never goes back. */
  readonly elapsed?: () => number;
}

/** A session is forgotten this long after it was opened. */
const rememberedMs = 60_000;
/** Besides the row, a walk through its journey is kept with it (`walkJourney`), of about 100 kB. */
const mostRemembered = 100;

/**
 * Decrypts and parses rows. The last rows are remembered in memory, and given again as the same objects, so that
 * what was computed from them can be found again. A remembered row is given only for equal stored texts: the
 * database is read each time, and sealed texts differ with every save. Opening a row that was remembered when it was
 * stored gives the very objects that were stored, so the view after a press need not walk its journey again.
 */
export function createRowOpener({ keys, elapsed = () => performance.now() }: RowOpenerOptions): RowOpener {
  const remembered = new LRUCache<string, StoredRow & { readonly opened: OpenedRow }>({
    max: mostRemembered,
    ttl: rememberedMs,
    ttlAutopurge: true,
    // Otherwise a time that was read once would be used again.
    ttlResolution: 0,
    perf: { now: elapsed },
  });
  function remember({ state, sensitive }: StoredRow, binding: string, opened: OpenedRow): void {
    remembered.set(binding, { state, sensitive, opened });
  }
  return {
    open(row, binding) {
      const { state, sensitive } = row;
      const known = remembered.get(binding);
      if (known?.sensitive === sensitive && known.state === state) return known.opened;
      const opened = openRow(keys, row, binding);
      remember(row, binding, opened);
      return opened;
    },
    remember,
  };
}

/** Decrypts and parses a row. A part that is damaged is undefined: it would fail at every request of its visitor. */
export function openRow(keys: KeyRing | undefined, row: StoredRow, binding: string): OpenedRow {
  const { state, sensitive } = row;
  return {
    state: parseObject(() => state),
    sensitive: parseObject(() => keys && unseal(keys, sensitive, binding)),
  };
}

function parseObject(textOf: () => string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(textOf() ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
