import { describe, expect, it } from 'vitest';
import { serveBakery } from '../../tests/support/instances/served-site.ts';

const message = 'A browser reports what the content security policy has blocked.';

/** Body sent to a `report-uri`. */
const one = {
  'csp-report': {
    'document-uri': 'https://bakery.example/about/us?email=CANARY',
    referrer: 'https://CANARY.example',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/CANARY.js?CANARY',
    'script-sample': 'CANARY',
  },
};

/** Body sent to a `report-to`. */
const list = [
  {
    type: 'csp-violation',
    url: 'https://bakery.example/CANARY',
    user_agent: 'CANARY',
    body: {
      documentURL: 'https://bakery.example/CANARY',
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
    },
  },
  { type: 'csp-violation', body: { effectiveDirective: 'CANARY', blockedURL: 'CANARY' } },
];

async function served() {
  const site = await serveBakery({ WAYMARK_METRICS_PORT: '0' });
  const report = (body: string, headers: Record<string, string> = {}) =>
    site.get('/api/content-security-reports', { method: 'POST', body, headers });
  const logged = () => site.log.filter(({ msg }) => msg === message);
  return { ...site, report, logged };
}

describe('reports about the content security policy', () => {
  it('are asked for by the policy of every page', async () => {
    const { get } = await served();
    for (const path of ['/about/us', '/order', '/nope']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain('report-uri /api/content-security-reports');
      expect(headers.get('reporting-endpoints')).toBe('security="/api/content-security-reports"');
    }
  });

  it('are logged in one line, with what was blocked and where, and nothing else of them', async () => {
    const { report, logged, log } = await served();
    expect((await report(JSON.stringify(one))).status).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/about/us',
      }),
    ]);
    expect(JSON.stringify(log)).not.toContain('CANARY');
  });

  it('are counted by their directive, in either form', async () => {
    const { report, readMetrics, log } = await served();
    await report(JSON.stringify(one), { 'content-type': 'application/csp-report' });
    await report(JSON.stringify(list), { 'content-type': 'application/reports+json' });
    const lines = (await readMetrics()).split('\n');
    for (const directive of ['script-src-elem', 'img-src', 'other']) {
      expect(lines).toContain(`waymark_security_reports_total{directive="${directive}"} 1`);
    }
    expect(lines.join()).not.toContain('CANARY');
    expect(JSON.stringify(log)).not.toContain('CANARY');
  });

  it.each([
    ['what is no report', '{"csp-report": 1}', 400],
    ['what is no JSON', 'csp', 400],
    ['what is too large', JSON.stringify({ ...one, more: 'x'.repeat(17_000) }), 413],
  ])('are refused when they hold %s', async (_, body, status) => {
    const { report, logged } = await served();
    expect((await report(body)).status).toBe(status);
    expect(logged()).toEqual([]);
  });

  it('are limited for each client', async () => {
    const { report, logged } = await served();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await report(JSON.stringify(one))).status);
    expect([statuses[59], statuses[60]]).toEqual([204, 429]);
    expect(logged().length).toBeLessThan(60);
  });
});
