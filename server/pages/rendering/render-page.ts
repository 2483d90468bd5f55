import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { askNext } from './ask-next.ts';
import type { PageToRender } from './page-to-render.ts';

/** Renders a page to a whole HTML document, as Next writes it. */
export type RenderPage = (page: PageToRender) => Promise<string>;

/** Pages requested from Next and not answered yet, by the id in their route. */
const asked = new Map<string, PageToRender>();

/** The page that the route `app/render/[id]` shows; undefined for an unknown id. */
export function pageToRender(id: string): PageToRender | undefined {
  return asked.get(id);
}

/** Renders pages with Next; each request contains an id and nothing else. */
export function renderWithNext(next: RequestListener): RenderPage {
  const ask = askNext(next);
  return async (page) => {
    const id = randomUUID();
    asked.set(id, page);
    try {
      const { status, body } = await ask(`/render/${id}`);
      const html = body.toString();
      if (status === 200 && html.endsWith('</html>')) return html;
      throw new Error(`The page ${page.shown.page.id} could not be rendered: ${status}.`);
    } finally {
      asked.delete(id);
    }
  };
}
