import { Hono } from 'hono';
import type { SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { readFaults } from './fault-schema.ts';

/** Interface for tests and testers: plan faults, read what was received. */
export function controlRoutes(state: SandboxState): Hono<SandboxEnv> {
  const { faults, journal, tokens } = state;
  const routes = new Hono<SandboxEnv>();

  routes.get('/health', (context) => context.json({ status: 'ready' }));

  routes.get('/faults', (context) => context.json({ faults: faults.inForce() }));
  routes.put('/faults', async (context) => {
    const read = readFaults(await context.req.json().catch(() => undefined));
    if ('reasons' in read) return context.json(read, 400);
    faults.replace(read.faults);
    return context.json({ faults: faults.inForce() });
  });
  routes.delete('/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });

  routes.get('/received', (context) =>
    context.json({ received: journal.received(context.req.query('service')) }),
  );
  routes.delete('/received', (context) => {
    journal.clear();
    return context.body(null, 204);
  });

  routes.get('/orders', (context) => context.json({ orders: state.orders.all() }));
  routes.get('/sign-ups', (context) => context.json({ signUps: state.signUps.all() }));
  routes.get('/leads', (context) => context.json({ leads: state.leads.all() }));
  routes.get('/tickets', (context) => context.json({ tickets: state.tickets.all() }));
  routes.get('/card-sessions', (context) => context.json({ cardSessions: state.cardSessions.all() }));

  routes.get('/search-records', (context) => {
    const index = state.searchIndexes.get(context.req.query('index') ?? '');
    return context.json({ records: index?.all().map(({ object }) => object) ?? [] });
  });
  routes.delete('/search-records', (context) => {
    state.searchIndexes.clear();
    return context.body(null, 204);
  });

  routes.get('/objects', (context) =>
    context.json({
      objects: state.objects.list().map(([name, { bytes }]) => ({ name, size: bytes.length })),
    }),
  );
  routes.delete('/objects', (context) => {
    state.objects.clear();
    return context.body(null, 204);
  });

  routes.delete('/tokens', (context) => {
    tokens.revokeAll();
    return context.body(null, 204);
  });

  routes.post('/reset', (context) => {
    state.reset();
    return context.body(null, 204);
  });

  return routes;
}
