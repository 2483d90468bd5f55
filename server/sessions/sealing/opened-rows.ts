import { LRUCache } from 'lru-cache';
import type { KeyRing } from '../key-ring.ts';
import { unseal } from './seal.ts';

/** The stored parts of a session row: JSON, and sealed JSON. */
interface StoredRow {
  readonly state: string;
  readonly sensitive: string;
}

/** Both parts of a row, parsed. They are shared, so nobody may change them. */
export interface OpenedRow {
  readonly state: unknown;
  /** Undefined if it can no longer be opened. */
  readonly sensitive: unknown;
}

/** @param binding see `seal` */
type OpenRow = (row: StoredRow, binding: string) => OpenedRow;

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
 * database is read each time, and sealed texts differ with every save.
 */
export function createRowOpener({ keys, elapsed = () => performance.now() }: RowOpenerOptions): OpenRow {
  const remembered = new LRUCache<string, StoredRow & { readonly opened: OpenedRow }>({
    max: mostRemembered,
    ttl: rememberedMs,
    ttlAutopurge: true,
    // Otherwise a time that was read once would be used again.
    ttlResolution: 0,
    perf: { now: elapsed },
  });
  return ({ state, sensitive }, binding) => {
    const known = remembered.get(binding);
    if (known?.sensitive === sensitive && known.state === state) return known.opened;
    const text = unseal(keys, sensitive, binding);
    const opened = {
      state: JSON.parse(state),
      sensitive: text === undefined ? undefined : JSON.parse(text),
    };
    remembered.set(binding, { state, sensitive, opened });
    return opened;
  };
}
