import { expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { openDatabase } from '../store/database/database.ts';
import type { CallResult } from './submission.ts';
import { createSubmissions } from './submissions.ts';

const secret = 'a secret of the bakery that is long enough';
const press = { journey: 'order', run: 'run-1', step: 'pay' };

/** A call of an operation at a place of the documents, and what becomes of it. */
type Made = readonly [operation: string, key: string, state: CallResult['state']];

/** Presses one form again and again, each time with other answers; each gives the ids that its calls were sent under. */
async function presses(): Promise<(...calls: readonly Made[]) => Promise<readonly string[]>> {
  const [{ create } = { create: async () => '' }] = databases;
  const database = await openDatabase(await create(), recordingLog());
  cleanUpAfterTest(() => database.close());
  const keys = deriveKeyRing([secret], 'submission');
  const submissions = createSubmissions({ database, keys, lifetimeMs: 3_600_000 });
  let attempt = 0;
  return async (...calls) => {
    attempt += 1;
    const sent: string[] = [];
    await submissions.submitOnce({ ...press, content: `attempt ${attempt}` }, async ({ call }) => {
      let isDone = true;
      for (const [operation, key, state] of calls) {
        const made = await call({ operation, key, input: { attempt } }, async (id) => {
          sent.push(id);
          return { state, answer: 'bread' };
        });
        isDone &&= made.state === 'answered';
      }
      return { outcome: isDone ? 'finished' : 'failed', result: attempt };
    });
    return sent;
  };
}

it('Calls that may have been made are each repeated once, wherever other answers lead to them', async () => {
  const press = await presses();
  const first = await press(['create', '/0', 'unknown'], ['create', '/1', 'unknown']);
  expect(new Set(first).size).toBe(2);
  expect(await press(['create', '/2', 'unknown'], ['create', '/3', 'unknown'])).toEqual(first);
});

it('A call keeps its own id where another of its operation may have been made, too', async () => {
  const press = await presses();
  const [first, second] = await press(['create', '/0', 'unknown'], ['create', '/1', 'unknown']);
  expect(await press(['create', '/1', 'unknown'], ['create', '/0', 'unknown'])).toEqual([second, first]);
});

it('A call of another operation is no repeat', async () => {
  const press = await presses();
  const [first] = await press(['create', '/0', 'unknown']);
  expect(await press(['cancel', '/1', 'answered'])).not.toContain(first);
});

it('What an ended submission has done is done again at another place', async () => {
  const press = await presses();
  const [first] = await press(['create', '/0', 'answered']);
  const [again] = await press(['create', '/1', 'answered']);
  expect(again).toEqual(expect.any(String));
  expect(again).not.toBe(first);
});
