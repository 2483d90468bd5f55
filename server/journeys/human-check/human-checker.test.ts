import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createSiteLimits } from '../../http/client-limits.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import { altchaChecker } from './altcha-checker.ts';
import { checkboxChecker, recaptchaChecker } from './human-checker.ts';

describe('a box to tick', () => {
  it('takes a tick and nothing else', async () => {
    expect(await checkboxChecker.verify('true')).toBe(true);
    expect(await checkboxChecker.verify('yes')).toBe(false);
  });
});

describe('ALTCHA', () => {
  const keys = deriveKeyRing(['a secret of our own, long enough'], 'human-check');

  const checkerOf = (ring = keys) => altchaChecker(ring, createSiteLimits().solutions, Date.now);

  async function solved(checker = checkerOf(keys)) {
    const challenge = JSON.parse(JSON.stringify(await checker.challenge()));
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution };
  }
  const token = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

  it('takes a solution of its own challenge, on any instance, for a few presses', async () => {
    const answer = token(await solved());
    const other = checkerOf(keys);
    const verdicts: boolean[] = [];
    for (let press = 0; press < 6; press++) verdicts.push(await other.verify(answer));
    expect(verdicts).toEqual([true, true, true, true, true, false]);
  });

  it('counts presses at the same moment one by one', async () => {
    const answer = token(await solved());
    const checker = checkerOf(keys);
    const verdicts = await Promise.all(Array.from({ length: 14 }, () => checker.verify(answer)));
    expect(verdicts.filter(Boolean).length).toBe(5);
  });

  it('refuses what is forged, changed, too old or no token at all', async () => {
    const checker = checkerOf(keys);
    const { challenge, solution } = await solved();
    const elsewhere = checkerOf(deriveKeyRing(['somebody else’s secret, long enough'], 'human-check'));
    expect(await elsewhere.verify(token({ challenge, solution }))).toBe(false);
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    expect(await checker.verify(token({ challenge: easier, solution }))).toBe(false);
    const old = await solved(
      altchaChecker(keys, createSiteLimits().solutions, () => Date.now() - 21 * 60_000),
    );
    expect(await checker.verify(token(old))).toBe(false);
    const malformed = [
      { challenge: { ...challenge, parameters: null }, solution },
      { challenge, solution: null },
      { challenge: { ...challenge, signature: 7 }, solution },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, salt: 7, nonce: [] } }, solution },
      { challenge, solution: { ...solution, derivedKey: 7 } },
    ].map(token);
    for (const nonsense of [
      '',
      '{}',
      token({}),
      token({ challenge }),
      token(null),
      true,
      null,
      ...malformed,
    ]) {
      expect(await checker.verify(nonsense)).toBe(false);
    }
  });
});

describe('reCAPTCHA', () => {
  const checker = (answer: () => Response) =>
    recaptchaChecker({ siteKey: 'public', secretKey: 'private', fetch: async () => answer() });

  it('believes the service', async () => {
    expect(await checker(() => Response.json({ success: true })).verify('token')).toBe(true);
    expect(await checker(() => Response.json({ success: false })).verify('token')).toBe(false);
  });

  it('takes nobody for a person while the service is away', async () => {
    const away = checker(() => {
      throw new Error('no network');
    });
    expect(await away.verify('token')).toBe(false);
    expect(await checker(() => new Response('<html>')).verify('token')).toBe(false);
  });
});
