import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { createSandbox } from '../app.ts';

const { fetch } = createSandbox();
const ask = (path: string) => fetch(new Request(`http://sandbox/third-parties${path}`));

it.each([
  '/apps.mypurecloud.com.au/genesys-bootstrap/genesys.min.js',
  '/staticcdn.co.nz/embed/embed.js',
  '/widget.bookings.example.co.nz/book-a-call.js',
  '/tags.example.co.nz/tag.js',
  '/pages.example.co.nz/personalise.js',
])('%s is a script that a browser can read', async (path) => {
  const answer = await ask(path);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const code = await answer.text();
  // Compiled, but not run.
  expect(() => new Script(code)).not.toThrow();
});

it('nothing else is there', async () => {
  expect((await ask('/elsewhere.example/toString')).status).toBe(404);
});
