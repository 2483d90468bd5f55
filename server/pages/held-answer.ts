import type { ServerResponse } from 'node:http';

/** An answer that is complete, of which nothing has been sent. */
export interface HeldAnswer {
  readonly body: Buffer;
  /** Sends it as it is. */
  readonly send: () => void;
}

/**
 * Runs what answers a request, and keeps the answer from being sent. The status and the headers are in the response;
 * it can be answered in any other way from then on.
 */
export function holdAnswer(response: ServerResponse, run: () => void): Promise<HeldAnswer> {
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
      response.statusCode = status;
      const headers = rest.at(-1);
      if (typeof headers === 'object' && headers !== null)
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    };
    response.flushHeaders = () => undefined;
    response.write = (...sent: unknown[]): boolean => {
      collect(sent[0]);
      return true;
    };
    response.end = (...sent: unknown[]): ServerResponse => {
      collect(sent[0]);
      Object.assign(response, { writeHead, write, end, flushHeaders });
      const body = Buffer.concat(chunks);
      resolve({ body, send: () => response.end(body) });
      return response;
    };
    run();
  });
}
