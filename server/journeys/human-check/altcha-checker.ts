import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type ClientLimits, usualLimits } from '../../http/client-limits.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { HumanChecker } from './human-checker.ts';

/** Path where browsers fetch challenges. */
const challengePath = '/api/human-check';

const lastsMs = usualLimits.solutions.windowSeconds * 1000;

/**
 * ALTCHA without an outside service: the browser solves a short proof of work; we sign the challenge and
 * check the solution.
 *
 * @param uses Counts the uses of each solution, on all instances together.
 */
export function altchaChecker(keys: KeyRing, uses: ClientLimits, now: () => number): HumanChecker {
  const secretsOf = ({ secret }: KeyRing[number]) => {
    const text = secret.export().toString('base64url');
    return { hmacSignatureSecret: `${text}.challenge`, hmacKeySignatureSecret: `${text}.key` };
  };
  return {
    browser: { kind: 'altcha', challengePath },
    sources: { scripts: [], frames: [] },
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 5000,
        counter: randomInt(1500, 500),
        deriveKey,
        expiresAt: new Date(now() + lastsMs),
        ...secretsOf(keys[0]),
      }),
    async verify(answer) {
      const payload = typeof answer === 'string' ? readPayload(answer) : undefined;
      if (payload === undefined) return false;
      // Counted before it is verified: presses at the same moment are counted one by one.
      const { admitted } = await uses.admit(payload.challenge.signature ?? '');
      if (!admitted) return false;
      for (const key of keys) if (await isSolved(payload, secretsOf(key))) return true;
      return false;
    },
  };
}

/** Anybody can send a malformed solution, which `verifySolution` may throw at. */
async function isSolved(
  payload: Payload,
  secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string },
): Promise<boolean> {
  try {
    return (await verifySolution({ ...payload, deriveKey, ...secrets })).verified;
  } catch {
    return false;
  }
}

/** Decodes the widget's token: base64 of JSON. `verifySolution` checks its content. */
function readPayload(token: string): Payload | undefined {
  try {
    const payload: Payload = JSON.parse(Buffer.from(token, 'base64').toString());
    const { signature = '', parameters } = payload.challenge;
    return typeof signature === 'string' &&
      typeof parameters === 'object' &&
      typeof payload.solution === 'object'
      ? payload
      : undefined;
  } catch {
    return undefined;
  }
}
