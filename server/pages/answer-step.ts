import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CompiledPage, CompiledRelease } from '#engine';
import { answerFailure } from './answer-failure.ts';
import type { AskNext } from './ask-next.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { hostIndex } from './page-key.ts';
import type { RunningSite } from './running-site.ts';
import { securityHeaders } from './security-headers.ts';
import type { StepForm } from './show-steps.ts';
import { fillFrame, frameOf, type StepFrame, sizeOfFrame, stepFrames } from './step-frames.ts';
import { type RenderedStep, stepRenderer } from './step-renderer.ts';

/** What a page made for one visitor needs of the site. */
export type StepSite = Pick<RunningSite, 'fail' | 'humanChecker' | 'sessionIds' | 'showPage' | 'showSteps'>;

/** A page made for one visitor. */
export interface PersonalPage {
  readonly page: CompiledPage;
  readonly release: CompiledRelease;
  readonly status: 200 | 404;
  /** Where Next renders its frame. */
  readonly route: string;
  readonly isPreview: boolean;
  /** Whether the frame stays the same as long as its route does. */
  readonly keepsFrame: boolean;
}

const compress = promisify(gzip);

/**
 * Answers with a page for one visitor: its frame, which Next renders once for everybody, and in it the forms as this
 * visitor gets them.
 */
export async function answerStep(
  site: StepSite,
  ask: AskNext,
  request: IncomingMessage,
  response: ServerResponse,
  personal: PersonalPage,
): Promise<void> {
  const { page, release, status, isPreview } = personal;
  const { host = '', cookie } = request.headers;
  const known = site.sessionIds.read(cookie);
  const sessionId = known ?? site.sessionIds.issue();
  // Given before the first press, so that a press in two tabs at once is one visitor's.
  const own = known === undefined && !isPreview ? { 'set-cookie': site.sessionIds.cookie(sessionId) } : {};
  try {
    const query = queryOf(request);
    const shown = site.showPage(page.page, release, hostIndex(release.site, host));
    const steps = await site.showSteps(shown, { sessionId, query }, isPreview);
    if (steps.outcome === 'redirect') {
      const headers = { ...securityHeaders, ...own, 'cache-control': 'no-store', location: steps.path };
      response.writeHead(307, headers).end();
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const policyOf = (number: string) => policyFor(number, site, release);
    const frame = await findFrame(personal, ask, policyOf);
    const html = fillFrame(frame, nonce, await renderForms(site, steps.forms, nonce));
    const headers = {
      ...securityHeaders,
      ...own,
      'cache-control': 'no-store',
      'content-security-policy': policyOf(nonce),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(frame.link !== undefined && { link: frame.link }),
    };
    await sendEncoded(request, response, status, headers, html);
  } catch (error) {
    site.fail(error, page.page.id);
    answerFailure(response, release.site, error);
  }
}

/** Nothing but scripts that bear the nonce may run, and what the check for robots needs. */
function policyFor(
  nonce: string,
  { humanChecker: { sources } }: StepSite,
  { site }: CompiledRelease,
): string {
  return contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, ...sources.scripts],
    frames: [...(site.frameHosts ?? []), ...sources.frames],
    development: process.env.NODE_ENV === 'development',
  });
}

/** The frame of a page, rendered by a request that bears nothing of the visitor. */
async function findFrame(
  { page, route, keepsFrame }: PersonalPage,
  ask: AskNext,
  policyOf: (nonce: string) => string,
): Promise<StepFrame> {
  async function render(): Promise<{ readonly value: StepFrame; readonly bytes: number }> {
    const nonce = randomBytes(16).toString('base64');
    // Next takes the nonce for its own scripts from the policy of the request.
    const answer = await ask(route, { 'x-nonce': nonce, 'content-security-policy': policyOf(nonce) });
    const frame = frameOf(answer, nonce);
    if (frame === undefined) throw new Error(`${page.page.id} could not be rendered: ${answer.status}`);
    return { value: frame, bytes: sizeOfFrame(frame) };
  }
  return keepsFrame ? await stepFrames.getOrMake(route, render) : (await render()).value;
}

async function renderForms(
  { humanChecker }: StepSite,
  forms: ReadonlyMap<string, StepForm>,
  nonce: string,
): Promise<ReadonlyMap<string, RenderedStep>> {
  const humanCheck = humanChecker.browser;
  const rendered = new Map<string, RenderedStep>();
  for (const [place, form] of forms)
    rendered.set(place, await stepRenderer()({ ...form, humanCheck }, nonce));
  return rendered;
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

async function sendEncoded(
  { method, headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  html: Buffer,
): Promise<void> {
  const isZipped = String(accepted).includes('gzip');
  const body = isZipped ? await compress(html, { level: 4 }) : html;
  response.writeHead(status, {
    ...headers,
    ...(isZipped && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
