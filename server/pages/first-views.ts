import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CompiledPage } from '#engine';
import { firstRun } from '../journeys/stored-state.ts';
import { newSessionId, readSessionCookie, sessionCookie } from '../sessions/session-cookie.ts';
import { PageCache } from './page-cache.ts';

/**
 * A step's page as visitors see it before they have answered anything. It is the same for all of them but for the number
 * used once and the name of the run, so it is rendered once; those two are filled in for each visitor.
 */
interface FirstView {
  readonly headers: OutgoingHttpHeaders;
  /** The text between the slots, one more than there are slots. */
  readonly texts: readonly string[];
  readonly slots: readonly Slot[];
}

/** `nonce`, or the journey whose run is named. */
type Slot = 'nonce' | { readonly journey: string };

const firstViews = new PageCache<FirstView>(32 * 1024 * 1024);
const compress = promisify(gzip);

/** Ids of the journeys whose steps a page holds. */
export function journeysOn({ page }: CompiledPage): readonly string[] {
  return page.zones.content.flatMap((module) => (module.type === 'form' ? [module.journey] : []));
}

/**
 * Sends the page if it was rendered before.
 *
 * @param key tells apart everything the rendering depends on
 * @param known id of a visitor who has answered nothing yet; undefined for one without a cookie
 */
export function sendFirstView(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  known: string | undefined,
): boolean {
  const view = firstViews.get(key);
  if (view === undefined) return false;
  const session = known ?? newSessionId();
  const nonce = randomBytes(16).toString('base64');
  const value = (slot: Slot) => (slot === 'nonce' ? nonce : firstRun(session, slot.journey));
  const policy = String(view.headers['content-security-policy']).replaceAll(noncePlace, nonce);
  const html = view.texts
    .map((text, index) => text + (view.slots[index] ? value(view.slots[index]) : ''))
    .join('');
  const headers = {
    ...view.headers,
    'content-security-policy': policy,
    ...(known === undefined && { 'set-cookie': sessionCookie(session) }),
  };
  void sendEncoded(request, response, headers, html);
  return true;
}

/** Stands where the nonce stands in a kept policy. */
const noncePlace = '{nonce}';

async function sendEncoded(
  { headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  html: string,
): Promise<void> {
  const zipped = String(accepted).includes('gzip') ? await compress(html, { level: 4 }) : undefined;
  const body = zipped ?? Buffer.from(html);
  response.writeHead(200, {
    ...headers,
    ...(zipped && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  });
  response.end(body);
}

/**
 * Keeps what Next is about to answer to a new visitor, so that the next one gets it from here. What cannot be told
 * apart for certain, or is no page, is not kept.
 */
export function keepFirstView(
  request: IncomingMessage,
  response: ServerResponse,
  page: CompiledPage,
  key: string,
): void {
  // Kept as text: it is compressed for each visitor.
  delete request.headers['accept-encoding'];
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (...sent: unknown[]): boolean => {
    collect(sent[0]);
    return Reflect.apply(write, response, sent);
  };
  response.end = (...sent: unknown[]): ServerResponse => {
    collect(sent[0]);
    const ended = Reflect.apply(end, response, sent);
    const view =
      response.statusCode === 200 ? viewOf(response, page, Buffer.concat(chunks).toString()) : undefined;
    if (view)
      firstViews.set(
        key,
        view,
        chunks.reduce((size, { length }) => size + length, 0),
      );
    return ended;
  };
}

/** What an answer of Next's comes to once its visitor is taken out; undefined when that cannot be done. */
function viewOf(response: ServerResponse, page: CompiledPage, html: string): FirstView | undefined {
  const headers = response.getHeaders();
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const session = readSessionCookie([headers['set-cookie'] ?? []].flat().join(';'));
  if (nonce === undefined || session === undefined || !html.endsWith('</html>')) return undefined;
  const places = new Map<string, Slot>([[nonce, 'nonce']]);
  for (const journey of journeysOn(page)) places.set(firstRun(session, journey), { journey });
  const parts = html.split(new RegExp(`(${[...places.keys()].map(escaped).join('|')})`));
  const {
    'set-cookie': _,
    'transfer-encoding': __,
    connection: ___,
    'keep-alive': ____,
    date: _____,
    ...kept
  } = headers;
  return {
    headers: { ...kept, 'content-security-policy': policy.replaceAll(nonce, noncePlace) },
    texts: parts.filter((_part, index) => index % 2 === 0),
    slots: parts.filter((_part, index) => index % 2 === 1).flatMap((part) => places.get(part) ?? []),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
