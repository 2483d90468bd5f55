/** An answer of the studio's interface that is no success. */
export class RequestError extends Error {
  readonly status: number;
  /** The body of the answer, such as both sides of a conflict. */
  readonly detail: unknown;

  constructor(status: number, message: string, detail: unknown) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

const signedOut = new Set<() => void>();

/** Calls a listener whenever the session turns out to have ended. @returns ends that */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

/**
 * Asks the studio's interface.
 *
 * @param path below `/studio/api`
 * @param mostMs when to give up; browsers wait long for a connection that has broken
 * @throws RequestError for an answer that is no success; TypeError or DOMException without a connection
 */
export async function request<Answer>(
  path: string,
  method = 'GET',
  body?: object,
  mostMs?: number,
): Promise<Answer> {
  const response = await fetch(`/studio/api${path}`, {
    method,
    ...(mostMs !== undefined && { signal: AbortSignal.timeout(mostMs) }),
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
  const text = await response.text();
  const answer = text === '' ? {} : JSON.parse(text);
  // Attempts to sign in are answered so, too.
  if (response.status === 401 && !path.startsWith('/auth/')) for (const listener of signedOut) listener();
  if (!response.ok)
    throw new RequestError(response.status, answer.message ?? 'Something went wrong.', answer);
  return answer;
}
