import type { CheckedBody } from '../answers/check-call.ts';
import { refuse, transactionIdOf } from '../answers/check-call.ts';
import { newZealandDay } from '../pricing/offer.ts';
import type { SandboxContext } from '../service.ts';
import type { SignUpRoute } from '../state/creation-book.ts';
import type { SandboxState } from '../state/state.ts';
import { checkSignUp } from './check-sign-up.ts';
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

/** Statuses below 300 go up to 203, the only one above 202 whose body is not empty. */
const pattern = /^(answers|refused)-(20[0-3]|[45][0-9]{2})@/;

/**
 * Answer status requested by the customer's e-mail address, so that a tester can reach it without planning a
 * fault.
 */
type RequestedStatus =
  /** Signed up, with this status. */
  | { readonly kind: 'done'; readonly status: number }
  /** Not signed up. */
  | { readonly kind: 'failed'; readonly status: number };

/**
 * `answers-202@…` makes the provider answer 202. Above 202 that is a failure, and nothing is signed up; the
 * second route then works, unless the address begins with `refused-`.
 */
function requestedStatus(email: string, route: SignUpRoute): RequestedStatus {
  const [, verb, digits] = pattern.exec(email) ?? [];
  const applies = verb === 'refused' || (verb === 'answers' && route === 'provider');
  const status = applies ? Number(digits) : 201;
  return { kind: status > 202 ? 'failed' : 'done', status };
}
