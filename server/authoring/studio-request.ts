import { encodeOnce } from '../http/encodings.ts';
import { readBody } from '../http/read-body.ts';
import type { Person } from '../people/administration.ts';
import { type Act, mayDo } from '../people/roles.ts';

const noStore = { 'cache-control': 'no-store' };

/** An answer of the studio's interface: never kept, always JSON. */
export function answerJson(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: noStore });
}

/** The same for a long answer, compressed as the browser accepts it. */
export async function answerLarge({ headers }: Request, value: unknown): Promise<Response> {
  const plain = Buffer.from(JSON.stringify(value));
  const { encoding, body } = await encodeOnce(headers.get('accept-encoding') ?? '', plain);
  return new Response(new Uint8Array(body), {
    headers: {
      ...noStore,
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  });
}

/** Why a request is not done, in words for the person. */
export function refuse(
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500 | 503,
  message: string,
): Response {
  return answerJson({ message }, status);
}

/** Refuses a person without the role for an act; undefined if they may do it. */
export function refuseRole(person: Person | undefined, act: Act): Response | undefined {
  if (person === undefined) return refuse(401, 'Sign in to go on.');
  return mayDo(person.role, act) ? undefined : refuse(403, 'Your role does not allow this.');
}

/** Types of bodies that browsers send to another origin only after asking for permission. */
const bodyTypes = { json: /^application\/json(;|$)/, file: /^application\/octet-stream$/ } as const;

export type BodyType = keyof typeof bodyTypes;

/**
 * Refuses a request that a page of another site may have sent: browsers ask for permission before they send such a body to
 * another origin, and it is never given.
 */
export function refuseForeign(
  { method, headers, url }: Request,
  body: BodyType = 'json',
): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const origin = headers.get('origin');
  // A frame without an origin, as one in a sandbox, says "null".
  const isForeign = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host);
  const isExpected = bodyTypes[body].test(headers.get('content-type') ?? '');
  if (isForeign || !isExpected) return refuse(403, 'The request does not come from the studio.');
  return undefined;
}

/** No document that is accepted is longer. */
const maxBodyBytes = 4 * 1024 * 1024;

/** The JSON object that a request carries; a refusal if it carries none. */
export async function readObject(
  request: Request,
  mostBytes = maxBodyBytes,
): Promise<Readonly<Record<string, unknown>> | Response> {
  const body = await readBody(request, mostBytes);
  if (body === undefined) return refuse(413, 'This is too long.');
  try {
    const text = new TextDecoder().decode(body);
    const value: unknown = JSON.parse(text);
    // PostgreSQL keeps no text with it. It can only come from this escape.
    if (text.includes('\\u0000') && hasNull(value)) return refuse(400, 'The request cannot be read.');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  return refuse(400, 'The request cannot be read.');
}

/** Whether a text in a value, or a name, has the character of code 0. */
function hasNull(value: unknown): boolean {
  let isFound = false;
  JSON.stringify(value, (name, each: unknown) => {
    isFound ||= name.includes('\0') || (typeof each === 'string' && each.includes('\0'));
    return each;
  });
  return isFound;
}

/** The codes of warnings that a request accepts. */
export function codesOf({ accept }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(accept) ? accept.filter((code) => typeof code === 'string') : [];
}

/** A text of a request; undefined if it has none of that name, or one that is empty or too long. */
export function textOf(
  body: Readonly<Record<string, unknown>>,
  name: string,
  maxLength = 300,
): string | undefined {
  const value = body[name];
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > maxLength ? undefined : text;
}

const farthestMs = 366 * 24 * 60 * 60 * 1000;

/** When something is to go live, as ISO 8601 in UTC; undefined for a time that has passed, or is too far away. */
export function timeOf(at: unknown): string | undefined {
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  const left = time - Date.now();
  return left > 0 && left < farthestMs ? new Date(time).toISOString() : undefined;
}
