import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** An answer of Next's, complete and not encoded. */
export interface NextAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** Asks Next for one of its routes. */
export type AskNext = (route: string) => Promise<NextAnswer>;

/** The same for every request: nothing that Next renders may depend on it. */
const fixedHeaders = { host: 'localhost', accept: 'text/html', 'x-forwarded-for': '127.0.0.1' };

/**
 * Asks Next over a connection that stays in memory, with a request of our own. It bears the route and
 * nothing of any visitor: no query, no cookie, no header. So what Next renders can be kept for everybody.
 */
export function askNext(next: RequestListener): AskNext {
  // It never listens: connections are handed to it.
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
