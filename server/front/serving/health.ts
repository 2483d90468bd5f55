import type { Sockets } from '../../observing/metrics/metric-sources.ts';
import type { RetentionReport } from '../../sessions/retention/retention.ts';

/** Requested by machines that know an instance only by its address. */
export const healthPath = '/api/health';

/** Liveness: whether the process answers at all. */
export const livePath = `${healthPath}/live`;

const healthPaths: ReadonlySet<string> = new Set([healthPath, livePath, `${healthPath}/ready`]);

/** Whether a path is one of the health checks, which machines request by an instance's address only. */
export function isHealthPath(path: string): boolean {
  return healthPaths.has(path);
}

/** `unwritable`: it answers, and takes no writes, as without space. */
type DatabaseState = 'ok' | 'away' | 'unwritable';

export interface Health {
  /**
   * `failing`: it should get no requests, or needs attention. `degraded`: its database is away or unwritable, so content
   * pages are sent and pages with forms answer 503; or a part of the site is impaired. Other instances could do
   * no more.
   */
  readonly status: 'ok' | 'degraded' | 'failing';
  readonly build: string;
  readonly release: string;
  readonly database: DatabaseState;
  readonly sockets?: Sockets;
  /** When an instance last deleted expired data, and how many rows. */
  readonly lastPurge?: RetentionReport;
  /** By the affected part of the site. */
  readonly troubles?: Readonly<Record<string, string>>;
  /** By the affected part of the site; it gets requests all the same. */
  readonly impairments?: Readonly<Record<string, string>>;
}

export interface HealthParts extends Pick<Readiness, 'troubles' | 'impairments'> {
  readonly build: string;
  readonly release: string;
  readonly database: DatabaseState;
  readonly sockets: Sockets | undefined;
  readonly lastPurge: RetentionReport | undefined;
}

export function healthOf(parts: HealthParts): Health {
  const { build, release, troubles, impairments, database, sockets, lastPurge } = parts;
  const ready = database !== 'ok' || impairments.size > 0 ? 'degraded' : 'ok';
  return {
    status: troubles.size === 0 ? ready : 'failing',
    build,
    release,
    database,
    ...(sockets && { sockets }),
    ...(lastPurge && { lastPurge }),
    ...(troubles.size > 0 && { troubles: Object.fromEntries(troubles) }),
    ...(impairments.size > 0 && { impairments: Object.fromEntries(impairments) }),
  };
}

/** Whether an instance can do all its work. */
export interface Ready {
  /**
   * `degraded`: submissions fail because of an outside service, so taking this instance out would not help.
   */
  readonly status: 'ready' | 'degraded' | 'unready';
  readonly database: DatabaseState;
  /** Number of operations that change something outside and keep failing. */
  readonly openCircuits: number;
  /** By the affected part of the site. */
  readonly troubles?: Readonly<Record<string, string>>;
}

export function readyOf({
  troubles,
  database,
  openCircuits,
}: Pick<HealthParts, 'troubles' | 'database'> & { readonly openCircuits: number }): Ready {
  const isUnready = troubles.size > 0 || database !== 'ok';
  const status = openCircuits > 0 ? 'degraded' : 'ready';
  return {
    status: isUnready ? 'unready' : status,
    database,
    openCircuits,
    ...(troubles.size > 0 && { troubles: Object.fromEntries(troubles) }),
  };
}

/** Reasons why this instance should get no requests or needs attention, and parts that do not work fully. */
export interface Readiness {
  /** Sets the trouble of a part of the site, with which the health check fails; undefined clears it. */
  report(part: string, trouble: string | undefined): void;
  /** Sets the trouble of a part without which the site still serves; undefined clears it. */
  impair(part: string, trouble: string | undefined): void;
  /** By the affected part of the site; empty if there is none. */
  readonly troubles: ReadonlyMap<string, string>;
  /** By the affected part of the site. */
  readonly impairments: ReadonlyMap<string, string>;
}

export function createReadiness(): Readiness {
  const [troubles, impairments] = [new Map<string, string>(), new Map<string, string>()];
  const setIn = (kept: Map<string, string>) => (part: string, trouble: string | undefined) => {
    if (trouble === undefined) kept.delete(part);
    else kept.set(part, trouble);
  };
  return { troubles, impairments, report: setIn(troubles), impair: setIn(impairments) };
}
