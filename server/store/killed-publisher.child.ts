// Run by a test in its own process: publishes one generation of the same documents after another, printing
// each once it is live, until it is killed.
import { openStore } from './store.ts';

const [url = '', count = '0', first = '0'] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const store = await openStore({ url, checkRelease: () => [], log });

for (let generation = Number(first); ; generation++) {
  const changed = Array.from({ length: Number(count) }, (_, index) =>
    JSON.stringify({ kind: 'page', id: `loaf-${index}`, generation }),
  );
  await store.publish({ changed, author: 'ann', message: `Generation ${generation}` });
  process.stdout.write(`${generation}\n`);
}
