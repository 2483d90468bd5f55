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

/**
 * Asks the studio's interface.
 *
 * @param path below `/studio/api`
 * @throws RequestError for an answer that is no success; TypeError without a connection
 */
export async function request<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const response = await fetch(`/studio/api${path}`, {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
  const text = await response.text();
  const answer = text === '' ? {} : JSON.parse(text);
  if (!response.ok)
    throw new RequestError(response.status, answer.message ?? 'Something went wrong.', answer);
  return answer;
}
