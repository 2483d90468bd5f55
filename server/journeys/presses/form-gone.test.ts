import { expect, it } from 'vitest';
import { withWords } from '#engine';
import { site } from '../../pages/bakery.fixture.ts';
import { formGone } from './answer-submission.ts';

const named = withWords({ ...site, words: { messages: { formGone: 'This form is <over>.' } } }, []);
const answer = (accept: string) =>
  formGone(new Request('http://site.example/', { headers: { accept } }), named);

it('says to a script, as to one that shows failures, that the form is no longer there', async () => {
  const response = answer('application/json');
  expect([response.status, await response.json()]).toEqual([
    404,
    {
      outcome: 'failed',
      notices: [{ tone: 'error', message: 'This form is <over>.' }],
      location: '/',
      events: [],
    },
  ]);
});

it('shows a page with a way on to a browser without scripts', async () => {
  const page = answer('text/html');
  expect(page.status).toBe(404);
  expect(await page.text()).toMatch(/<p>This form is &lt;over&gt;\.<\/p>\s*<p><a href="\/">/);
});
