import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CompiledPage, CompiledRelease } from '#engine';
import { newSessionId, readSessionCookie, sessionCookie } from '../sessions/session-cookie.ts';
import { type HeldAnswer, holdAnswer } from './held-answer.ts';
import type { RunningSite } from './running-site.ts';
import { securityHeaders } from './security-headers.ts';
import type { StepForm } from './show-steps.ts';
import { fillFrame, frameOf, type StepFrame, sizeOfFrame, stepFrames } from './step-frames.ts';
import { stepRenderer } from './step-renderer.ts';

/** What a page with forms needs of the site. */
export type StepSite = Pick<RunningSite, 'fail' | 'humanChecker' | 'showPage' | 'showSteps'>;

/** A request for a page with forms. */
export interface PageWithForms {
  readonly page: CompiledPage;
  readonly release: CompiledRelease;
  readonly isPreview: boolean;
  /** Names the frame for as long as the page is what it is; undefined for a frame that is not to be kept. */
  readonly frameKey: string | undefined;
  /** Has Next answer. */
  readonly handOver: () => void;
}

const compress = promisify(gzip);

/**
 * Answers with a page that holds forms: the frame as Next has rendered it, once for everybody, and in it the forms as
 * this visitor gets them.
 */
export async function answerStep(
  site: StepSite,
  request: IncomingMessage,
  response: ServerResponse,
  { page, release, isPreview, frameKey, handOver }: PageWithForms,
): Promise<void> {
  const { host = '', cookie } = request.headers;
  const known = readSessionCookie(cookie);
  const sessionId = known ?? newSessionId();
  // Given before the first press, so that a press in two tabs at once is one visitor's.
  const own = known === undefined ? { 'set-cookie': sessionCookie(sessionId) } : {};
  const query = queryOf(request);
  const steps = await site.showSteps(
    site.showPage(page.page, release, host),
    { sessionId, query },
    isPreview,
  );
  if (steps.outcome === 'failed') return handOver();
  if (steps.outcome === 'redirect') {
    const headers = { ...securityHeaders, ...own, 'cache-control': 'no-store', location: steps.path };
    response.writeHead(307, headers).end();
    return;
  }
  try {
    const found = (frameKey && stepFrames.get(frameKey)) || (await askForFrame(request, response, handOver));
    if ('send' in found) return found.send();
    if (frameKey) stepFrames.set(frameKey, found, sizeOfFrame(found));
    const nonce = randomBytes(16).toString('base64');
    const { headers, html } = fillFrame(found, nonce, await renderForms(site, steps.forms, nonce));
    await sendEncoded(request, response, { ...headers, ...own }, html);
  } catch (error) {
    site.fail(error, page.page.id);
    if (response.headersSent) response.destroy();
    else handOver();
  }
}

/** Has Next render the frame; what it answers instead, when it does not. */
async function askForFrame(
  request: IncomingMessage,
  response: ServerResponse,
  handOver: () => void,
): Promise<StepFrame | HeldAnswer> {
  const accepted = request.headers['accept-encoding'];
  // Asked for as text: it is compressed once it is complete.
  delete request.headers['accept-encoding'];
  const held = await holdAnswer(response, handOver);
  const frame = frameOf(response, held.body.toString());
  if (frame === undefined) return held;
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  return frame;
}

async function renderForms(
  { humanChecker }: StepSite,
  forms: ReadonlyMap<string, StepForm>,
  nonce: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const render = stepRenderer();
  const humanCheck = humanChecker.browser;
  const rendered = new Map<string, Buffer>();
  for (const [place, form] of forms) rendered.set(place, await render({ ...form, humanCheck }, nonce));
  return rendered;
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

async function sendEncoded(
  { method, headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  html: Buffer,
): Promise<void> {
  const isZipped = String(accepted).includes('gzip');
  const body = isZipped ? await compress(html, { level: 4 }) : html;
  response.writeHead(200, {
    ...headers,
    ...(isZipped && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
