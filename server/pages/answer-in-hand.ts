import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

interface AnswerInHand {
  hasFailed: boolean;
}

const inHand = new AsyncLocalStorage<AnswerInHand>();

/** Headers by which Next talks to itself. */
const nextsOwn = [
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];

/**
 * Runs what answers a request and has the last word on the head of the answer: a page that could only say that
 * something failed has status 500, which a component cannot set, and nothing of Next's inner workings leaves.
 */
export function answerWith(response: ServerResponse, run: () => void): void {
  const answer: AnswerInHand = { hasFailed: false };
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: never[]) => {
    response.writeHead = writeHead;
    for (const name of nextsOwn) response.removeHeader(name);
    return writeHead.call(response, answer.hasFailed ? 500 : status, ...rest);
  };
  inHand.run(answer, run);
}

/** Says that the answer in hand cannot be what was asked for. */
export function failAnswer(): void {
  const answer = inHand.getStore();
  if (answer !== undefined) answer.hasFailed = true;
}

/** Whether that has been said of the answer in hand. */
export function hasAnswerFailed(): boolean {
  return inHand.getStore()?.hasFailed ?? false;
}
