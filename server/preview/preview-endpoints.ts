import type { PreviewPlace } from '#analysis';
import { checkText, documentLimits, sitePath } from '#engine';
import { escapeMarkup, messageDocument, messageHeaders } from '../http/message-document.ts';
import type { Log } from '../observing/log.ts';
import { cookieHeaders } from '../sessions/cookies.ts';
import type { KeptPlace } from './keep-place.ts';
import type { PreviewAccess } from './preview-access.ts';

/** More than any secret and any path of a page need. */
const maxBodyBytes = 8192;

/** Stores the answers of a link in the preview; undefined if there is no such step. */
export type KeepPlace = (request: Request, place: PreviewPlace) => Promise<KeptPlace | undefined>;

/**
 * `GET /api/preview?slug=/about`: asks for the secret, then shows that page with the drafts. With `journey`, `step` and
 * `answers`, a link to a step (`previewLink`), the page shows the step with those answers. Nothing is stored before the form is sent.
 */
export function showPreviewForm(request: Request, access: PreviewAccess): Response {
  if (!access.isConfigured)
    return message(404, 'There is no preview', 'No secret is configured that opens one.');
  return form(200, new URL(request.url).searchParams, isPreviewing(request, access));
}

/** `POST /api/preview` with `secret` and `slug`: shows that page with the drafts. In a preview the secret is not needed. */
export async function enterPreview(
  request: Request,
  access: PreviewAccess,
  log: Log,
  keepPlace: KeepPlace,
): Promise<Response> {
  const given = await readForm(request);
  if (given === undefined) return message(400, 'This cannot be read', 'Send the form of this address.');
  const cookie = access.enter(given.get('secret') ?? '', cookieHeaders(request).host);
  if (cookie === undefined && !isPreviewing(request, access)) {
    log.warn({ status: 401 }, 'A secret opened no preview.');
    return form(401, given, false, 'This secret opens no preview.');
  }
  const place = placeIn(given);
  if (place === 'unreadable')
    return message(400, 'This cannot be read', 'The answers of this link are no JSON object.');
  const kept = place && (await keepPlace(request, place));
  return goTo(kept?.path ?? given.get('slug'), [cookie, kept?.cookie], 303);
}

function isPreviewing(request: Request, access: PreviewAccess): boolean {
  return access.isPreviewing(cookieHeaders(request));
}

/** The step and the answers of a link; undefined when it names none. */
function placeIn(given: URLSearchParams): PreviewPlace | undefined | 'unreadable' {
  const [journey, step] = [given.get('journey'), given.get('step')];
  if (journey === null || step === null) return undefined;
  const text = given.get('answers') ?? '{}';
  if (checkText(text, 'answers', documentLimits).length > 0) return 'unreadable';
  const answers: unknown = JSON.parse(text);
  const isObject = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  return isObject ? { journey, step, answers: answers as PreviewPlace['answers'] } : 'unreadable';
}

/** `GET /api/exit-preview?slug=/about`: shows that page as visitors see it. */
export function answerExitPreview(request: Request, access: PreviewAccess): Response {
  const left = access.leave(cookieHeaders(request).host);
  return goTo(new URL(request.url).searchParams.get('slug'), [left], 307);
}

/** Leads to a path of the site. */
export function goTo(
  slug: string | null,
  cookies: readonly (string | undefined)[],
  status: 303 | 307,
): Response {
  const headers = new Headers({ location: sitePath(slug ?? '/') ?? '/', 'cache-control': 'no-store' });
  for (const cookie of cookies) if (cookie !== undefined) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** The entries of a form; undefined for another body, or one that is too long. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  if (!type.startsWith('application/x-www-form-urlencoded') || length > maxBodyBytes) return undefined;
  const text = await request.text();
  return text.length > maxBodyBytes ? undefined : new URLSearchParams(text);
}

function form(status: number, given: URLSearchParams, isOpen: boolean, text?: string): Response {
  const slug = sitePath(given.get('slug') ?? '/') ?? '/';
  const place = ['journey', 'step', 'answers'].flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [hidden(name, value)];
  });
  const secret = `<label for="secret">Secret</label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus>`;
  const lines = [hidden('slug', slug), ...place, ...(isOpen ? [] : [secret])];
  const content = `<form method="post" action="/api/preview">
${lines.join('\n')}
<button>Preview</button>
</form>
`;
  return message(status, 'Preview drafts', text ?? (place.length > 0 ? placeText : undefined), content);
}

const placeText =
  'The preview begins this journey anew, with the answers of the link. Nothing outside is changed.';

export function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;
}

/** A page of the preview itself, in which nothing runs. */
export function message(status: number, title: string, text?: string, content?: string): Response {
  const document = messageDocument({
    language: 'en',
    title,
    ...(text !== undefined && { text }),
    ...(content !== undefined && { content }),
  });
  return new Response(document, { status, headers: messageHeaders });
}
