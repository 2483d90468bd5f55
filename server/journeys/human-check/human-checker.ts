import type { JsonValue } from '#engine';

/** The check as a form in the browser needs it. */
type BrowserCheck =
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'altcha'; readonly challengePath: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Tells people from robots. */
export interface HumanChecker {
  readonly browser: BrowserCheck;
  /** Hosts that the policy of a page with a form must allow besides this site. */
  readonly sources: { readonly scripts: readonly string[]; readonly frames: readonly string[] };
  /** A new challenge for the browser, as JSON; undefined if the check uses none. */
  challenge(): Promise<unknown>;
  /** Whether an answer proves a person; false if that cannot be determined. */
  verify(answer: JsonValue): Promise<boolean>;
}

/** A checkbox: no protection, no setup. */
export const checkboxChecker: HumanChecker = {
  browser: { kind: 'checkbox' },
  sources: { scripts: [], frames: [] },
  challenge: async () => undefined,
  verify: async (answer) => answer === 'true',
};
