/** One metric. Values of labels come from closed sets, never from what a visitor typed. */
export interface MetricDefinition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[];
}

const fast = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Every metric of the site, besides those of the process. docs/observing.md lists them; a test compares the two. */
export const metricDefinitions = {
  waymark_request_duration_seconds: {
    type: 'histogram',
    labels: ['kind', 'status'],
    help: 'Requests by their kind and the class of their status, and how long they took.',
    buckets: fast,
  },
  waymark_render_duration_seconds: {
    type: 'histogram',
    labels: ['outcome'],
    help: 'Renderings of pages by Next.',
    buckets: fast,
  },
  waymark_page_cache_lookups_total: {
    type: 'counter',
    labels: ['cache', 'result'],
    help: 'Look-ups in the caches of whole pages, of frames and of pictures.',
  },
  waymark_call_duration_seconds: {
    type: 'histogram',
    labels: ['service', 'operation', 'outcome'],
    help: 'Calls of outside services with all their repeats, by what came of them.',
    buckets: slow,
  },
  waymark_circuit_open: {
    type: 'gauge',
    labels: ['operation'],
    help: 'Whether the circuit of an operation is open: 1, else 0.',
  },
  waymark_submissions: {
    type: 'gauge',
    labels: ['state'],
    help: 'Submissions in the ledger that are open, have failed, or whose outcome is unknown.',
  },
  waymark_outbox_calls: {
    type: 'gauge',
    labels: ['state'],
    help: 'Calls of the outbox that wait to be made, or were given up.',
  },
  waymark_outbox_oldest_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Age of the oldest call that waits in the outbox.',
  },
  waymark_sessions: {
    type: 'gauge',
    labels: [],
    help: 'Sessions of visitors that have not expired.',
  },
  waymark_database_up: {
    type: 'gauge',
    labels: [],
    help: 'Whether the database answered when it was last asked: 1, else 0.',
  },
  waymark_publish_lag_seconds: {
    type: 'histogram',
    labels: [],
    help: 'Time from a publication until this instance shows it.',
    buckets: slow,
  },
  waymark_search_index_lag_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Age of the oldest release that is not in the search index yet; 0 when the live one is.',
  },
  waymark_search_index_releases_behind: {
    type: 'gauge',
    labels: [],
    help: 'Releases that went live after the last one that is in the search index.',
  },
  waymark_rule_faults_total: {
    type: 'counter',
    labels: ['code'],
    help: 'Rules that could not be evaluated, by the reason.',
  },
  waymark_security_reports_total: {
    type: 'counter',
    labels: ['directive'],
    help: 'Reports of browsers about the content security policy, by the directive that has blocked something.',
  },
  waymark_sockets: {
    type: 'gauge',
    labels: [],
    help: 'Open connections of clients.',
  },
  waymark_sockets_most: {
    type: 'gauge',
    labels: [],
    help: 'Connections that may be open at most.',
  },
  waymark_requests_waiting: {
    type: 'gauge',
    labels: [],
    help: 'Requests that wait until others of their client have been answered.',
  },
  waymark_clients_limited_total: {
    type: 'counter',
    labels: ['limit'],
    help: 'How often a client was over its budget: connections refused, requests refused, unread connections closed.',
  },
} as const satisfies Readonly<Record<`waymark_${string}`, MetricDefinition>>;

export type MetricName = keyof typeof metricDefinitions;
