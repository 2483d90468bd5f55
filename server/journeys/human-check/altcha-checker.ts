import { CappedMap, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { HumanChecker } from './human-checker.ts';

/** Path where browsers fetch challenges. */
const challengePath = '/api/human-check';

const lastsMs = 20 * 60_000;

/** Uses of one solution: enough to repeat a failed press, too few to send forms in bulk. */
const mostUses = 5;

/**
 * ALTCHA without an outside service: the browser solves a short proof of work; we sign the challenge and
 * check the solution.
 */
export function altchaChecker(keys: KeyRing, now: () => number): HumanChecker {
  const uses = new CappedMap<string, number>({ maxSize: 100_000 });
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

/** Decodes the widget's token: base64 of JSON. `verifySolution` checks its content. */
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
