import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the body of a request may take. */
export interface BodyTimes {
  /** In all, for any request but an upload. */
  readonly usualMs: number;
  /** An upload goes on while it makes progress in each of these spans … */
  readonly spanMs: number;
  /** … but no longer than this. */
  readonly longestMs: number;
}

export const usualBodyTimes: BodyTimes = { usualMs: 60_000, spanMs: 30_000, longestMs: 30 * 60_000 };

/** Fewer bytes in a span are no progress: nobody holds a connection with a byte now and then. */
const leastBytes = 8 * 1024;

/** Files that authors upload and visitors give, perhaps over a slow line. */
const uploads = /^\/studio\/api\/assets\/|^(?:\/[a-z][a-z0-9-]*)?\/api\/journeys\/[^/]+\/[^/]+\/files\//;
const forms = /^(?:\/[a-z][a-z0-9-]*)?\/api\/journeys\//;

/** Calls `onLate` when the body of a request takes too long. Once it is answered, an upload has no more time than its span. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { usualMs, spanMs, longestMs }: BodyTimes,
  onLate: () => void,
): void {
  const { headers, url = '', socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const isUpload =
    uploads.test(url) || (forms.test(url) && headers['content-type']?.startsWith('multipart/') === true);
  const began = Date.now();
  let read = socket.bytesRead;
  const timer = setInterval(
    () => {
      const progress = socket.bytesRead - read;
      read = socket.bytesRead;
      const goesOn = isUpload && progress >= leastBytes && Date.now() - began < longestMs;
      if (goesOn && !response.writableEnded) return;
      stop();
      if (!request.complete) onLate();
    },
    isUpload ? spanMs : usualMs,
  );
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
