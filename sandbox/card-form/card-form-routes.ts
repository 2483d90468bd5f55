import { Hono } from 'hono';
import { type CardSession, outcomeOf } from '../card-sessions/card-session.ts';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { cardFormPage, messagePage } from './card-form-page.ts';
import { entriesOf, readCard } from './read-card.ts';

/** The page where a visitor gives a card to the bank, which then redirects to the site. */
export function cardFormRoutes({ cardSessions, clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });

  routes.get('/session/:id', (context) => {
    const session = cardSessions.find(context.req.param('id'));
    if (!session) return unknownSession(context);
    if (outcomeOf(session)) return sendBack(context, session);
    return context.html(cardFormPage({ reference: session.request.merchantReference }));
  });

  routes.post('/session/:id', async (context) => {
    const session = cardSessions.find(context.req.param('id'));
    if (!session) return unknownSession(context);
    if (outcomeOf(session)) return sendBack(context, session);
    const form = new URLSearchParams(await context.req.text());
    if (form.get('press') === 'cancel') return sendBack(context, cardSessions.cancel(session));
    const entries = entriesOf(form);
    const read = readCard(entries, clock());
    if ('card' in read) return sendBack(context, cardSessions.give(session, read.card));
    const reference = session.request.merchantReference;
    return context.html(cardFormPage({ reference, entries, mistakes: read.mistakes }), 422);
  });

  return routes;
}

/** A finished session redirects on every visit: by the Back button or a second press. */
function sendBack(context: SandboxContext, session: CardSession): Response {
  const outcome = outcomeOf(session);
  if (!outcome) throw new Error(`Session ${session.id} is still open.`);
  const target = new URL(session.request.callbackUrls[outcome]);
  target.searchParams.set('sessionId', session.id);
  return context.redirect(target.href, 303);
}

function unknownSession(context: SandboxContext) {
  return context.html(messagePage('Not found', 'No card session has this address.'), 404);
}
