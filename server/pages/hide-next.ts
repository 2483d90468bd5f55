import type { ServerResponse } from 'node:http';

/** Headers by which Next talks to itself. */
const nextsOwn = [
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];

/** Keeps Next's inner workings out of an answer that Next makes. */
export function hideNext(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: never[]) => {
    response.writeHead = writeHead;
    for (const name of nextsOwn) response.removeHeader(name);
    return writeHead.call(response, status, ...rest);
  };
}
