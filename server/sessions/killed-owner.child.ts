// Run by a test in its own process: presses a button, makes the first of two calls, and hangs in the second
// until it is killed. Prints each call as it is sent.

import { deriveKeyRing } from '../keys/key-ring.ts';
import { openDatabase } from '../store/database/database.ts';
import { createSubmissions } from './submissions.ts';

const [url = '', secret = '', leaseMs = '1000'] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const database = await openDatabase(url, log);
const keys = deriveKeyRing([secret], 'submission');
const submissions = createSubmissions({ database, keys, lifetimeMs: 3_600_000, leaseMs: Number(leaseMs) });

const press = { journey: 'order', run: 'run-1', step: 'pay', content: 'two rye loaves' };
await submissions.submitOnce(press, async ({ call }) => {
  await call({ operation: 'validate', key: '/0', input: { bread: 'rye' } }, async (transactionId) => {
    process.stdout.write(`validate ${transactionId}\n`);
    return { state: 'answered', answer: { valid: true } };
  });
  await call({ operation: 'create', key: '/0', input: { bread: 'rye' } }, async (transactionId) => {
    process.stdout.write(`create ${transactionId}\n`);
    return await new Promise(() => setInterval(() => {}, 1000));
  });
  return { outcome: 'finished', result: 'never reached' };
});
