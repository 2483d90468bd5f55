import { Hono } from 'hono';
import {
  bodyCheck,
  type CheckedBody,
  checkTransactionId,
  type Refusal,
  readBody,
  refusal,
  refuse,
  transactionIdOf,
} from '../answers/check-call.ts';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import { answerSignUp, signUpCheck } from '../sign-ups/answer-sign-up.ts';
import { signUpCalls } from '../sign-ups/sign-up-calls.ts';
import type { TicketFields } from '../state/creation-book.ts';
import type { SandboxState } from '../state/state.ts';
import { bankNameOf } from './banks.ts';
import { siteApiCalls, type TicketUpdate } from './site-api-schemas.ts';

/** The credential that this back end accepts. It has no value elsewhere. */
const siteApiUser = { username: 'sandbox-site', password: 'sandbox-site-secret' } as const;

export const siteApiAuthorization = `Basic ${btoa(`${siteApiUser.username}:${siteApiUser.password}`)}`;

const calls = siteApiCalls;
const checkNewTicket = bodyCheck<TicketFields>(calls.createTicket.body);
const checkTicketUpdate = bodyCheck<TicketUpdate>(calls.updateTicket.body);
const checkBranch = bodyCheck<{ bankNumber: string; branchNumber: string }>(calls.findBankName.body);

/** The retailer's own back end. Calls that create something need a transaction id and are idempotent. */
export function siteApiRoutes(state: SandboxState): Hono<SandboxEnv> {
  const { leads, tickets } = state;
  const checkSignUp = signUpCheck(state);
  const routes = new Hono<SandboxEnv>();

  routes.use(async (context, next) => {
    if (context.req.header('authorization') === siteApiAuthorization) return next();
    context.header('www-authenticate', 'Basic realm="site-api"');
    return refuse(context, refusal(401, 'CLIENT_UNKNOWN', 'authorization', 'Basic auth failed.'));
  });

  routes.post(signUpCalls['site-api'].path, async (context) =>
    answerSignUp(context, 'site-api', await readCreation(context, checkSignUp), state),
  );

  for (const { path, body } of [calls.createLead, calls.createBusinessLead]) {
    const check = bodyCheck<object>(body);
    routes.post(path, async (context) => {
      const read = await readCreation(context, check);
      if ('refused' in read) return refuse(context, read.refused);
      const { leadNumber } = leads.create(transactionIdOf(context.req.raw.headers), read.body);
      return context.json({ leadNumber }, 201);
    });
  }

  for (const { path, body } of [calls.enquire, calls.subscribeToTips]) {
    const check = bodyCheck<object>(body);
    routes.post(path, async (context) => {
      const read = await readCreation(context, check);
      return 'refused' in read ? refuse(context, read.refused) : context.json({ accepted: true }, 201);
    });
  }

  routes.post(calls.createTicket.path, async (context) => {
    const read = await readCreation(context, checkNewTicket);
    if ('refused' in read) return refuse(context, read.refused);
    const { id } = tickets.create(transactionIdOf(context.req.raw.headers), read.body);
    return context.json({ ticket: { id } }, 201);
  });

  routes.put(calls.updateTicket.path, async (context) => {
    const read = await readBody(context, checkTicketUpdate);
    if ('refused' in read) return refuse(context, read.refused);
    const { ticketId, ...changes } = read.body;
    if (tickets.update(ticketId, changes)) return context.json({ ticket: { id: ticketId } });
    return refuse(context, refusal(404, 'TICKET_UNKNOWN', '/ticketId', 'No ticket has this id.'));
  });

  routes.post(calls.findBankName.path, async (context) => {
    const read = await readBody(context, checkBranch);
    if ('refused' in read) return refuse(context, read.refused);
    const { bankNumber, branchNumber } = read.body;
    const bankName = bankNameOf(bankNumber, branchNumber);
    if (bankName !== undefined) return context.json({ bankName });
    return refuse(context, refusal(404, 'BANK_UNKNOWN', '/bankNumber', 'No bank has this number.'));
  });

  return routes;
}

async function readCreation<Body>(
  context: SandboxContext,
  check: (body: unknown) => CheckedBody<Body>,
): Promise<CheckedBody<Body>> {
  const refused: Refusal | undefined = checkTransactionId(context.req.raw.headers);
  return refused ? { refused } : readBody(context, check);
}
