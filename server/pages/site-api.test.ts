import { describe, expect, it } from 'vitest';
import { workshop } from '../journeys/workshop.fixture.ts';
import { createSiteApi, type SiteApiDeps } from './site-api.ts';

const step = { journey: 'mend', step: 'bicycle' };
const press = () => new Request('http://site.example/', { method: 'POST', headers: { accept: 'text/html' } });

/** An interface of which nothing works but what is given. */
function api(deps: Partial<SiteApiDeps>) {
  const release = { id: 'workshop', compiled: workshop };
  const releases = { live: () => release, find: async () => release };
  return createSiteApi({ releases, ...deps } as SiteApiDeps);
}

describe('a press of a form', () => {
  it('is refused while its client has made too many', async () => {
    const admit = async () => ({ admitted: false, retryAfterSeconds: 7 }) as const;
    const answer = await api({ pressLimits: { admit } }).submission(press(), step);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await answer.text()).toContain(workshop.site.messages.errorText);
  });

  it('that cannot be answered is logged, and says so', async () => {
    const logged: unknown[] = [];
    const log = { warn: (entry: unknown) => logged.push(entry) } as unknown as SiteApiDeps['log'];
    const broken = new Error('The database is away.');
    const admit = () => Promise.reject(broken);
    const answer = await api({ pressLimits: { admit }, log }).submission(press(), step);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('database');
    expect(logged).toEqual([{ err: broken }]);
  });
});
