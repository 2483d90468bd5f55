import type { JsonValue } from '#engine';

/** What a form in the browser must know of the check. */
export type BrowserCheck =
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'altcha'; readonly challengePath: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Tells people from robots. */
export interface HumanChecker {
  readonly browser: BrowserCheck;
  /** What the policy of a page with a form must allow beside this site. */
  readonly sources: { readonly scripts: readonly string[]; readonly frames: readonly string[] };
  /** A new task for the browser, as JSON; undefined where the check gives out none. */
  challenge(): Promise<unknown>;
  /** Whether an answer proves a person. When that cannot be found out, it does not. */
  verify(answer: JsonValue): Promise<boolean>;
}

/** A box to tick: no protection, and nothing to set up. */
export const checkboxChecker: HumanChecker = {
  browser: { kind: 'checkbox' },
  sources: { scripts: [], frames: [] },
  challenge: async () => undefined,
  verify: async (answer) => answer === 'true',
};
