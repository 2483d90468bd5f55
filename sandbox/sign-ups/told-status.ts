import type { SignUpRoute } from './sign-up-book.ts';

/** Of the answers below 300, one above 202 without an empty body. */
const told = /^(answers|refused)-(20[0-3]|[45][0-9]{2})@/;

/** The status a customer's e-mail address asks for, so a tester can reach it without planning a fault. */
export type ToldStatus =
  /** Signed up, and answered so. */
  | { readonly kind: 'done'; readonly status: number }
  /** Not signed up. */
  | { readonly kind: 'failed'; readonly status: number };

/**
 * `answers-202@…` is answered 202 by the provider. Above 202 that is a failure, and nothing is signed up; the second
 * route then works, unless the address begins with `refused-`.
 */
export function toldStatus(email: string, route: SignUpRoute): ToldStatus {
  const [, verb, digits] = told.exec(email) ?? [];
  const applies = verb === 'refused' || (verb === 'answers' && route === 'provider');
  const status = applies ? Number(digits) : 201;
  return { kind: status > 202 ? 'failed' : 'done', status };
}
