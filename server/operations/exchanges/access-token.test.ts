import { describe, expect, it } from 'vitest';
import { failed } from '../operation-outcome.ts';
import { type TokenAnswer, TokenKeeper } from './access-token.ts';

/** A keeper whose tokens are numbered, with a clock that only the test moves. */
function keeper(answerOf: (number: number) => TokenAnswer = issued) {
  const state = { now: 0, fetched: 0 };
  const fetchToken = async () => {
    state.fetched += 1;
    return answerOf(state.fetched);
  };
  return { state, tokens: new TokenKeeper(fetchToken, () => state.now) };
}

function issued(number: number, expiresInSeconds = 300): TokenAnswer {
  return { outcome: 'issued', token: `token-${number}`, expiresInSeconds };
}

describe('an access token', () => {
  it('is kept until 60 seconds before its expiry', async () => {
    const { state, tokens } = keeper();
    await tokens.current();
    state.now = 239_999;
    expect(await tokens.current()).toMatchObject({ token: 'token-1' });
    state.now = 240_000;
    expect(await tokens.current()).toMatchObject({ token: 'token-2' });
  });

  it('counts its life from when it was asked for, however long that took', async () => {
    const { state, tokens } = keeper((number) => {
      state.now += 10_000;
      return issued(number);
    });
    await tokens.current();
    state.now = 240_000;
    expect(await tokens.current()).toMatchObject({ token: 'token-2' });
  });

  it('is fetched once for all who wait', async () => {
    const { state, tokens } = keeper();
    const all = await Promise.all([tokens.current(), tokens.current(), tokens.current()]);
    expect(state.fetched).toBe(1);
    expect(all[0]).toEqual(all[2]);
  });

  it('with less than a minute to live serves those who wait and is not kept', async () => {
    const { state, tokens } = keeper((number) => issued(number, 30));
    expect(await tokens.current()).toMatchObject({ token: 'token-1' });
    await tokens.current();
    expect(state.fetched).toBe(2);
  });

  it('is forgotten when discarded, unless a newer one took its place', async () => {
    const { state, tokens } = keeper();
    await tokens.current();
    tokens.discard('token-1');
    expect(await tokens.current()).toMatchObject({ token: 'token-2' });
    tokens.discard('token-1');
    await tokens.current();
    expect(state.fetched).toBe(2);
  });

  it('that could not be fetched is asked for again', async () => {
    const { tokens } = keeper((number) => (number === 1 ? failed('network') : issued(number)));
    expect(await tokens.current()).toEqual(failed('network'));
    expect(await tokens.current()).toMatchObject({ token: 'token-2' });
  });
});
