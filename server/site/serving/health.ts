import type { RetentionReport } from '../../retention/retention.ts';
import type { Readiness } from './readiness.ts';
import type { Sockets } from './site-server.ts';

/** Asked by machines that know an instance only by its address. */
export const healthPath = '/api/health';

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
