import type { HumanChecker } from './human-checker.ts';

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
