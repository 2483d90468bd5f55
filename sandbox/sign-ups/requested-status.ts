import type { SignUpRoute } from '../state/sign-up-book.ts';

/** Statuses below 300 go up to 203, the only one above 202 whose body is not empty. */
const pattern = /^(answers|refused)-(20[0-3]|[45][0-9]{2})@/;

/**
 * Answer status requested by the customer's e-mail address, so that a tester can reach it without planning a
 * fault.
 */
export type RequestedStatus =
  /** Signed up, with this status. */
  | { readonly kind: 'done'; readonly status: number }
  /** Not signed up. */
  | { readonly kind: 'failed'; readonly status: number };

/**
 * `answers-202@…` makes the provider answer 202. Above 202 that is a failure, and nothing is signed up; the
 * second route then works, unless the address begins with `refused-`.
 */
export function requestedStatus(email: string, route: SignUpRoute): RequestedStatus {
  const [, verb, digits] = pattern.exec(email) ?? [];
  const applies = verb === 'refused' || (verb === 'answers' && route === 'provider');
  const status = applies ? Number(digits) : 201;
  return { kind: status > 202 ? 'failed' : 'done', status };
}
