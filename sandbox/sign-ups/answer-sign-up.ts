import type { CheckedBody } from '../answers/body-check.ts';
import { refuse } from '../answers/refusal.ts';
import { transactionIdOf } from '../answers/transaction-id.ts';
import { newZealandDay } from '../pricing/new-zealand-day.ts';
import type { SandboxContext } from '../service.ts';
import type { SignUpRoute } from '../state/sign-up-book.ts';
import type { SandboxState } from '../state/state.ts';
import { checkSignUp } from './check-sign-up.ts';
import { requestedStatus } from './requested-status.ts';
import type { SignUpRequest } from './sign-up-schema.ts';

/** Both routes accept the same body and add to the same book. */
export function signUpCheck({ cardSessions, clock }: SandboxState) {
  return (body: unknown) => checkSignUp(body, { cardSessions, today: newZealandDay(clock()) });
}

export function answerSignUp(
  context: SandboxContext,
  route: SignUpRoute,
  read: CheckedBody<SignUpRequest>,
  { signUps }: SandboxState,
): Response {
  if ('refused' in read) return refuse(context, read.refused);
  const { kind, status } = requestedStatus(read.body.contact.email, route);
  if (kind === 'failed') return Response.json({ reason: 'The customer asked for this answer.' }, { status });
  const transactionId = transactionIdOf(context.req.raw.headers);
  const { signUpNumber } = signUps.create(route, transactionId, read.body);
  return Response.json({ signUpNumber, transactionId, status: 'ACCEPTED' }, { status });
}
