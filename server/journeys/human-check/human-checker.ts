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

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly fetch?: typeof fetch;
}

/** reCAPTCHA, with the site's own keys. Visitors' browsers contact Google. */
export function recaptchaChecker({ siteKey, secretKey, fetch: ask = fetch }: RecaptchaOptions): HumanChecker {
  return {
    browser: { kind: 'recaptcha', siteKey },
    sources: {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
    challenge: async () => undefined,
    async verify(answer) {
      if (typeof answer !== 'string') return false;
      try {
        const body = new URLSearchParams({ secret: secretKey, response: answer });
        const reply = await ask(verifyAddress, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
        const verdict: unknown = await reply.json();
        return (
          typeof verdict === 'object' && verdict !== null && 'success' in verdict && verdict.success === true
        );
      } catch {
        return false;
      }
    },
  };
}
