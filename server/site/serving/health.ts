import type { RetentionReport } from '../../retention/retention.ts';
import type { Readiness } from './readiness.ts';
import type { Sockets } from './site-server.ts';

/** Asked by machines that know an instance only by its address. */
export const healthPath = '/api/health';

/** Whether the process answers at all. */
export const livePath = `${healthPath}/live`;

const healthPaths: ReadonlySet<string> = new Set([healthPath, livePath, `${healthPath}/ready`]);

/** Whether a path is asked by machines that know an instance only by its address. */
export function isHealthPath(path: string): boolean {
  return healthPaths.has(path);
}

/** What an instance says of itself. */
export interface Health {
  /**
   * `failing`: it should not be sent requests, or needs attention. `degraded`: its database is away, so content pages are
   * sent and pages with forms answer 503; other instances could do no more.
   */
  readonly status: 'ok' | 'degraded' | 'failing';
  readonly build: string;
  readonly release: string;
  readonly database: 'ok' | 'away';
  readonly sockets?: Sockets;
  /** When an instance last deleted what had expired, and how many rows. */
  readonly lastPurge?: RetentionReport;
  /** By the part of the site that has it. */
  readonly troubles?: Readonly<Record<string, string>>;
}

export interface HealthParts extends Pick<Readiness, 'troubles'> {
  readonly build: string;
  readonly release: string;
  readonly isDatabaseAway: boolean;
  readonly sockets: Sockets | undefined;
  readonly lastPurge: RetentionReport | undefined;
}

export function healthOf(parts: HealthParts): Health {
  const { build, release, troubles, isDatabaseAway, sockets, lastPurge } = parts;
  const ready = isDatabaseAway ? 'degraded' : 'ok';
  return {
    status: troubles.size === 0 ? ready : 'failing',
    build,
    release,
    database: isDatabaseAway ? 'away' : 'ok',
    ...(sockets && { sockets }),
    ...(lastPurge && { lastPurge }),
    ...(troubles.size > 0 && { troubles: Object.fromEntries(troubles) }),
  };
}

/** Whether an instance can do all its work. */
export interface Ready {
  /** `degraded`: submissions fail for a trouble outside, which leaving out this instance would not mend. */
  readonly status: 'ready' | 'degraded' | 'unready';
  readonly database: 'ok' | 'away';
  /** Operations that change something outside and keep failing. */
  readonly openCircuits: number;
  /** By the part of the site that has it. */
  readonly troubles?: Readonly<Record<string, string>>;
}

export function readyOf({
  troubles,
  isDatabaseAway,
  openCircuits,
}: Pick<HealthParts, 'troubles' | 'isDatabaseAway'> & { readonly openCircuits: number }): Ready {
  const isUnready = troubles.size > 0 || isDatabaseAway;
  const status = openCircuits > 0 ? 'degraded' : 'ready';
  return {
    status: isUnready ? 'unready' : status,
    database: isDatabaseAway ? 'away' : 'ok',
    openCircuits,
    ...(troubles.size > 0 && { troubles: Object.fromEntries(troubles) }),
  };
}
