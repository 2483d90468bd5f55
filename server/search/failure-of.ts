/** Why a call of the search service failed, and its status if it answered. */
export interface SearchFailure {
  /** For the log. It holds no key. */
  readonly reason: string;
  readonly status: number | undefined;
}

/** Reads an error of the client. If no host has answered, the last answer says why. */
export function failureOf(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return { reason: String(error), status: undefined };
  if ('status' in error && typeof error.status === 'number') {
    return { reason: `${error.status} ${error.message}`.slice(0, 300), status: error.status };
  }
  const last = lastAnswer(error);
  if (last === undefined) {
    return { reason: error.name === 'TimeoutError' ? 'timeout' : error.name, status: undefined };
  }
  const { status, content } = last;
  return status === 0
    ? { reason: content, status: undefined }
    : { reason: `${status} ${content}`.slice(0, 300), status };
}

function lastAnswer(error: Error): { readonly status: number; readonly content: string } | undefined {
  if (!('stackTrace' in error) || !Array.isArray(error.stackTrace)) return undefined;
  const { status, content } = error.stackTrace.at(-1)?.response ?? {};
  return typeof status === 'number' && typeof content === 'string' ? { status, content } : undefined;
}
