import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Recorder } from '../../observing/recorder.ts';
import { inSpan } from '../../observing/request-context.ts';
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

/** A complete, unencoded answer of Next. */
interface NextAnswer {
  readonly status: number;
  readonly body: Buffer;
}

export type AskNext = (route: string) => Promise<NextAnswer>;

/** Headers of every request: nothing that Next renders may depend on them. */
const fixedHeaders = { host: 'localhost', accept: 'text/html', 'x-forwarded-for': '127.0.0.1' };

/**
 * Requests a route of Next over a connection in memory. The request contains nothing of a visitor: no query,
 * no cookie, no header. So the result can be kept for everybody.
 */
export function askNext(next: RequestListener): AskNext {
  // The server never listens; connections are passed to it.
  const server = createServer(next);
  return (route) =>
    new Promise((resolve, reject) => {
      const [ours, theirs] = duplexPair();
      server.emit('connection', theirs);
      const asked = httpRequest({
        path: route,
        headers: { ...fixedHeaders, connection: 'close' },
        createConnection: () => ours,
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        const { statusCode: status = 500 } = answer;
        buffer(answer).then((body) => resolve({ status, body }), reject);
      });
      asked.end();
    });
}

/** Renders with `render`, and counts and traces each rendering. */
export function observedRenders(render: RenderPage, recorder: Pick<Recorder, 'render'>): RenderPage {
  return async (page) => {
    const started = performance.now();
    let outcome: 'rendered' | 'failed' = 'failed';
    try {
      const facts = { page: page.shown.page.id };
      const html = await inSpan('render', facts, () => render(page), rendered);
      outcome = 'rendered';
      return html;
    } finally {
      recorder.render(outcome, (performance.now() - started) / 1000);
    }
  };
}

function rendered() {
  return { facts: {}, isError: false };
}
