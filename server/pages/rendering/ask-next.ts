import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

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
