import { Hono } from 'hono';
import { bodyCheck, refusal, refuse, transactionIdOf } from '../answers/check-call.ts';
import {
  type CardSession,
  type CardSessionRequest,
  cardSessionSchema,
} from '../card-sessions/card-session.ts';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { lookUpCalls } from './look-up-calls.ts';
import { checkJoinCall, readJoinCall } from './read-join-call.ts';

const check = bodyCheck<CardSessionRequest>(cardSessionSchema);
const { path } = lookUpCalls.openCardSession;

export function cardSessionRoutes({ tokens, cardSessions }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post(path, async (context) => {
    const read = await readJoinCall(context, tokens, check);
    if ('refused' in read) return refuse(context, read.refused);
    const session = cardSessions.open(transactionIdOf(context.req.raw.headers), read.body);
    return context.json({ id: session.id, state: session.state, links: linksOf(session, context) }, 201);
  });

  routes.get(`${path}/:id`, (context) => {
    const refused = checkJoinCall(context, tokens);
    if (refused) return refuse(context, refused);
    const session = cardSessions.find(context.req.param('id'));
    if (!session) return refuse(context, refusal(404, 'SESSION_UNKNOWN', 'id', 'No session has this id.'));
    const { id, state, transactions } = session;
    return context.json({ id, state, links: linksOf(session, context), transactions });
  });

  return routes;
}

/** The hosted form is on the same host, like all stand-ins. */
function linksOf({ id, state }: CardSession, { req }: SandboxContext) {
  const { origin } = new URL(req.url);
  return [
    { rel: 'self', method: 'GET', href: `${origin}/provider${path}/${id}` },
    ...(state === 'init'
      ? [{ rel: 'hpp', method: 'REDIRECT', href: `${origin}/card-form/session/${id}` }]
      : []),
  ];
}
