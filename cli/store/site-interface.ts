/** A site and the personal key to work on it. */
export interface SiteAccess {
  /** Such as `https://www.example.nz`. */
  readonly origin: string;
  readonly key: string;
}

interface Asking {
  readonly body?: object;
  /** Statuses whose answer is an outcome as well. */
  readonly outcomes?: readonly number[];
}

/** A publication of a large site is proved before it is answered. */
const longestMs = 10 * 60_000;

/** Asks the interface of a site's studio, below `/studio/api`. A body is posted. */
export async function askSite<Answer>(
  access: SiteAccess,
  path: string,
  { body, outcomes = [] }: Asking = {},
): Promise<Answer> {
  const response = await sendToSite(access, path, body && JSON.stringify(body), 'application/json');
  const text = await response.text();
  const answer = readJson(text);
  if (response.ok || (outcomes.includes(response.status) && hasOutcome(answer))) return answer as Answer;
  throw refusalOf(access, response.status, answer);
}

/** Sends a request with the key; the answer may be any. A body is posted. */
export async function sendToSite(
  { origin, key }: SiteAccess,
  path: string,
  body?: BodyInit,
  type?: string,
): Promise<Response> {
  try {
    return await fetch(`${origin}/studio/api${path}`, {
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && type && { 'content-type': type }),
      },
      ...(body !== undefined && { method: 'POST', body }),
      // A key is for the site that it was made at.
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    });
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    const why = cause instanceof Error && cause.message !== '' ? cause.message : message;
    throw new Error(`The site at ${origin} cannot be reached: ${why}. Nothing was changed.`);
  }
}

/** An error that says why a site refused, and what to do. */
export function refusalOf({ origin }: SiteAccess, status: number, answer: unknown): Error {
  const { message } = { message: undefined, ...Object(answer) };
  if (status === 401)
    return new Error(
      `${origin} does not take the key: ${message ?? ''} Make another and \`waymark login ${origin}\`.`,
    );
  if (typeof message === 'string') return new Error(`${origin}: ${message}`);
  return new Error(
    `${origin} answered ${status}: it has no studio of this version there. WAYMARK_STUDIO turns it on.`,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasOutcome(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer;
}
