import { createMiddleware } from 'hono/factory';
import { pathWithin, type SandboxContext, type SandboxEnv, type ServiceName } from '../service.ts';
import type { Answer, JournalEntry, Reception } from '../state/journal.ts';
import type { SandboxState } from '../state/state.ts';

/** Bodies of these are endless or never sent. */
const bodiless = new Set<JournalEntry['fault']>(['stall', 'huge-body']);
const unanswered = new Set<JournalEntry['fault']>(['hang', 'reset', 'lost-answer', 'unheard']);

/** Records each request before it is answered, and then its answer. */
export function withJournal(service: ServiceName, { journal, clock }: SandboxState) {
  return createMiddleware<SandboxEnv>(async (context, next) => {
    const reception = await receptionOf(service, context, clock().toISOString());
    const entry = journal.begin(context.req.raw, reception);
    await next();
    entry.answer(await answerOf(context.res, entry));
  });
}

async function receptionOf(
  service: ServiceName,
  context: SandboxContext,
  receivedAt: string,
): Promise<Reception> {
  // Objects are bytes, and may be large.
  const rawBody = service === 'bucket' ? '' : await context.req.text();
  const body = parse(rawBody);
  return {
    service,
    method: context.req.method,
    path: pathWithin(service, context),
    query: context.req.queries(),
    headers: context.req.header(),
    rawBody,
    ...(body !== undefined && { body }),
    receivedAt,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerOf(response: Response, { fault, reception }: JournalEntry): Promise<Answer> {
  if (unanswered.has(fault)) return { kind: 'none' };
  const contentType = response.headers.get('content-type') ?? '';
  const sent = { kind: 'sent', status: response.status, contentType } as const;
  return reception.service === 'bucket' || bodiless.has(fault)
    ? sent
    : { ...sent, body: await response.clone().text() };
}
