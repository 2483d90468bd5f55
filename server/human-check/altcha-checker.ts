import { CappedMap, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { KeyRing } from '../sessions/key-ring.ts';
import type { HumanChecker } from './human-checker.ts';

/** Where browsers fetch their challenges. */
export const challengePath = '/api/human-check';

const lastsMs = 20 * 60_000;

/** A press that failed may be repeated with the same solution, but nobody fills in forms by the dozen with it. */
const mostUses = 5;

/** ALTCHA, by ourselves: the browser works out a sum that takes it a moment, and we sign and check it. */
export function altchaChecker(keys: KeyRing, now: () => number): HumanChecker {
  const uses = new CappedMap<string, number>({ maxSize: 100_000 });
  const secretsOf = ({ secret }: KeyRing[number]) => {
    const text = Buffer.from(secret).toString('base64url');
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
      const signature = payload.challenge.signature ?? '';
      const used = uses.get(signature) ?? 0;
      if (used >= mostUses) return false;
      for (const key of keys) {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(key) });
        if (!verified) continue;
        uses.set(signature, used + 1);
        return true;
      }
      return false;
    },
  };
}

/** The token of the widget: base64 of JSON. What is in it is for `verifySolution` to judge. */
function readPayload(token: string): Payload | undefined {
  try {
    const payload: Payload = JSON.parse(Buffer.from(token, 'base64').toString());
    return typeof payload.challenge.parameters === 'object' && typeof payload.solution === 'object'
      ? payload
      : undefined;
  } catch {
    return undefined;
  }
}
