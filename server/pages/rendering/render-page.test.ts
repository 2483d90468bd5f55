import { expect, it } from 'vitest';
import type { PageToRender } from './page-to-render.ts';
import { pageToRender, renderWithNext } from './render-page.ts';

const page = { shown: { page: { id: 'home' } } } as unknown as PageToRender;

it('has a page rendered that is known by the id in the route until it is', async () => {
  let id = '';
  const render = renderWithNext(({ url = '' }, response) => {
    id = url.replace('/render/', '');
    response.end(`<html>${pageToRender(id) === page}</html>`);
  });
  expect(await render(page)).toBe('<html>true</html>');
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(pageToRender(id)).toBeUndefined();
});

it.each([
  ['an answer that says something went wrong', 500, '<html></html>'],
  ['a page that is not complete', 200, '<html>'],
])('makes no page of %s', async (_, status, html) => {
  let route = '';
  const render = renderWithNext(({ url = '' }, response) => {
    route = url;
    response.statusCode = status;
    response.end(html);
  });
  await expect(render(page)).rejects.toThrow(`The page home could not be rendered: ${status}.`);
  expect(pageToRender(route.replace('/render/', ''))).toBeUndefined();
});
