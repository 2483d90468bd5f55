import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestKinds } from '../recorder.ts';
import { metricDefinitions } from './metric-definitions.ts';
import { createMetrics } from './metrics.ts';

const stored = {
  submissions: { open: 1, unknown: 2, failed: 3 },
  outbox: { waiting: 4, 'given-up': 5 },
  outboxOldestSeconds: 6,
  sessions: 7,
};

describe('the metrics', () => {
  it('stand in docs/observing.md with their types and labels, all of them and no other', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/observing.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(waymark_\w+)` +\| (\w+) +\| ([^|]*?) *\|/gm)];
    expect(rows.map(([, name, type, labels]) => [name, type, labels])).toEqual(
      Object.entries(metricDefinitions).map(([name, { type, labels }]) => [
        name,
        type,
        labels.map((label) => `\`${label}\``).join(', '),
      ]),
    );
    expect(page).toContain(requestKinds.map((kind) => `\`${kind}\``).join(', '));
  });

  it('name nothing that is not defined, and leave nothing out', async () => {
    const metrics = createMetrics();
    const named = [...(await metrics.read()).matchAll(/^# TYPE (waymark_\w+) (\w+)$/gm)];
    expect(Object.fromEntries(named.map(([, name, type]) => [name, type]))).toEqual(
      Object.fromEntries(Object.entries(metricDefinitions).map(([name, { type }]) => [name, type])),
    );
    expect(await metrics.read()).toContain('nodejs_eventloop_lag_seconds');
  });

  it('count requests by kind and class of status', async () => {
    const { recorder, read } = createMetrics();
    recorder.request('page', 200, 0.002);
    recorder.request('page', 304, 0.001);
    recorder.request('page', 200, 3);
    const text = await read();
    expect(text).toContain('waymark_request_duration_seconds_count{kind="page",status="2xx"} 2');
    expect(text).toContain('waymark_request_duration_seconds_bucket{le="0.0025",kind="page",status="2xx"} 1');
    expect(text).toContain('waymark_request_duration_seconds_count{kind="page",status="3xx"} 1');
  });

  it('count durations that are at a bound, below all and above all of them', async () => {
    const { recorder, read } = createMetrics();
    for (const seconds of [0.001, 0.0005, 10, 10.5]) recorder.request('step', 503, seconds);
    const lines = (await read()).split('\n');
    const histogram = 'waymark_request_duration_seconds';
    for (const line of [
      `${histogram}_bucket{le="0.001",kind="step",status="5xx"} 2`,
      `${histogram}_bucket{le="5",kind="step",status="5xx"} 2`,
      `${histogram}_bucket{le="10",kind="step",status="5xx"} 3`,
      `${histogram}_bucket{le="+Inf",kind="step",status="5xx"} 4`,
      `${histogram}_sum{kind="step",status="5xx"} 20.5015`,
      `${histogram}_count{kind="step",status="5xx"} 4`,
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('count look-ups of caches, once though they are read twice', async () => {
    const { recorder, read } = createMetrics();
    recorder.lookUp('frame', 'miss');
    recorder.lookUp('picture', 'miss');
    recorder.lookUp('page', 'hit');
    recorder.lookUp('page', 'hit');
    await read();
    expect((await read()).match(/^waymark_page_cache_lookups_total.*/gm)).toEqual([
      'waymark_page_cache_lookups_total{cache="page",result="hit"} 2',
      'waymark_page_cache_lookups_total{cache="page",result="miss"} 0',
      'waymark_page_cache_lookups_total{cache="frame",result="hit"} 0',
      'waymark_page_cache_lookups_total{cache="frame",result="miss"} 1',
      'waymark_page_cache_lookups_total{cache="picture",result="hit"} 0',
      'waymark_page_cache_lookups_total{cache="picture",result="miss"} 1',
    ]);
  });

  it('do not share their registry', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.recorder.ruleFault('limit');
    expect(await one.read()).toContain('waymark_rule_faults_total{code="limit"} 1');
    expect(await other.read()).not.toContain('code="limit"');
  });

  it('show circuits, connections and what is stored, as they are when read', async () => {
    const metrics = createMetrics();
    let isAway = false;
    metrics.watch({
      sockets: () => ({ open: 8, most: 9, waiting: 2, limited: { connections: 3, requests: 4, unread: 5 } }),
      circuits: () => ({ bake: 'open', grind: 'closed' }),
      countStored: async () => (isAway ? Promise.reject(new Error('away')) : stored),
      indexLag: async () => (isAway ? Promise.reject(new Error('away')) : { releases: 10, seconds: 11 }),
    });
    const text = await metrics.read();
    for (const line of [
      'waymark_circuit_open{operation="bake"} 1',
      'waymark_circuit_open{operation="grind"} 0',
      'waymark_sockets 8',
      'waymark_sockets_most 9',
      'waymark_requests_waiting 2',
      'waymark_clients_limited_total{limit="requests"} 4',
      'waymark_database_up 1',
      'waymark_submissions{state="open"} 1',
      'waymark_submissions{state="unknown"} 2',
      'waymark_submissions{state="failed"} 3',
      'waymark_outbox_calls{state="waiting"} 4',
      'waymark_outbox_calls{state="given-up"} 5',
      'waymark_outbox_oldest_seconds 6',
      'waymark_sessions 7',
      'waymark_search_index_lag_seconds 11',
      'waymark_search_index_releases_behind 10',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    isAway = true;
    const later = await metrics.read();
    expect(later).toContain('waymark_database_up 0');
    expect(later).not.toMatch(/^waymark_(submissions|outbox\w*|sessions|search\w*)[{ ]/m);
  });
});
