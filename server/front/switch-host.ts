import { randomBytes } from 'node:crypto';
import { type CompiledRelease, leavePath, originAt, sitePath } from '#engine';
import { sha256 } from '../keys/hash.ts';
import { cookieAttributes, cookieHeaders, cookieName, readCookie } from '../sessions/cookies.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** Path at the other host to which a visitor comes, first for a secret, then with a ticket. */
export const arrivePath = '/api/language/arrive';

interface SwitchDeps {
  readonly release: CompiledRelease;
  /** Hosts that the site answers to. */
  readonly hosts: readonly string[];
  readonly sessions: Pick<Sessions, 'ids' | 'visits' | 'handOver'>;
}

/**
 * Answers at the host that a visitor leaves for the page in another language: leads to the other host, at first without
 * the session, and with a ticket for it once the browser has a secret there.
 */
export async function leaveHost(request: Request, deps: SwitchDeps): Promise<Response> {
  const { query, path, host, asked } = readRequest(request, deps);
  const to = query.get('to') ?? '';
  const origin = deps.release.languages.find(({ language }) => language === to)?.origin;
  if (origin === undefined) return redirect(path);
  const there = new URL(origin).host;
  const { ids, visits, handOver } = deps.sessions;
  const from = { id: ids.read(asked), visit: visits.read(asked) };
  const left = query.get('left');
  const browser = query.get('browser');
  if (left !== null && browser !== null) {
    const ticket = await handOver.ticket(left, from, { host: there, browser });
    return redirect(origin + (ticket === undefined ? path : address(arrivePath, { path, ticket })));
  }
  // Another site may lead here, but not decide which of two sessions goes on.
  const isOwn = there !== host && isOfThisHost(request);
  const leaves = isOwn ? await handOver.leave(from, there) : undefined;
  if (leaves === undefined) return redirect(origin + path);
  return redirect(origin + address(arrivePath, { path, to, from: host, left: leaves }));
}

/** Answers at the host that a visitor comes to. Whatever is wrong with a ticket, the page is shown. */
export async function arriveAtHost(request: Request, deps: SwitchDeps): Promise<Response> {
  const { query, path, host, asked } = readRequest(request, deps);
  const { ids, visits, handOver } = deps.sessions;
  const secret = readCookie(asked, secretName, /^[\w-]{22}$/);
  const ticket = query.get('ticket');
  if (ticket !== null) {
    const place = { host, browser: sha256(secret ?? '') };
    const taken = secret === undefined ? undefined : await handOver.take(ticket, place, ids.read(asked));
    return redirect(path, [
      secretCookie('', host, 0),
      ...(taken?.id === undefined ? [] : [ids.cookie(taken.id, asked.host)]),
      ...(taken?.visit === undefined ? [] : [visits.cookie(taken.visit, asked.host)]),
    ]);
  }
  const [from, to, left] = [query.get('from'), query.get('to'), query.get('left')];
  if (from === null || to === null || left === null || !deps.hosts.includes(from)) return redirect(path);
  const kept = secret ?? randomBytes(16).toString('base64url');
  const back = address(leavePath, { to, path, left, browser: sha256(kept) });
  return redirect(originAt(from) + back, [secretCookie(kept, host, secretSeconds)]);
}

/** Cookie with the secret of a browser that a ticket is made for. */
const secretName = '__Host-waymark-arriving';
const secretSeconds = 60;

function secretCookie(secret: string, host: string, seconds: number): string {
  return `${cookieName(secretName, host)}=${secret}; Max-Age=${seconds}; ${cookieAttributes}`;
}

function readRequest(request: Request, { release }: SwitchDeps) {
  const query = new URL(request.url).searchParams;
  const asked = cookieHeaders(request);
  const path = sitePath(query.get('path') ?? '') ?? release.site.home;
  return { query, asked, path, host: asked.host?.toLowerCase() ?? '' };
}

/** Whether a page of this host leads here, or nobody; browsers that do not say count as such. */
function isOfThisHost({ headers }: Request): boolean {
  return ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? 'none');
}

function address(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** Neither the answer nor what its address has is kept, or told to anybody. */
function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
