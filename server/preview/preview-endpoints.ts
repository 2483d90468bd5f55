import { sitePath } from '#engine';
import { escapeMarkup } from '../journeys/messages/escape-markup.ts';
import { messageDocument, messageHeaders } from '../journeys/messages/message-document.ts';
import type { Log } from '../store/database/database.ts';
import type { PreviewAccess } from './preview-access.ts';

/** More than any secret and any path of a page need. */
const maxBodyBytes = 8192;

/** `GET /api/preview?slug=/about`: asks for the secret, then shows that page with the drafts. */
export function showPreviewForm(request: Request, access: PreviewAccess): Response {
  if (!access.isConfigured)
    return message(404, 'There is no preview', 'No secret is configured that opens one.');
  return form(200, new URL(request.url).searchParams.get('slug'));
}

/** `POST /api/preview` with `secret` and `slug`: shows that page with the drafts. */
export async function enterPreview(request: Request, access: PreviewAccess, log: Log): Promise<Response> {
  const given = await readForm(request);
  if (given === undefined) return message(400, 'This cannot be read', 'Send the form of this address.');
  const cookie = access.enter(given.get('secret') ?? '');
  if (cookie !== undefined) return goTo(given.get('slug'), cookie, 303);
  log.warn({ status: 401 }, 'A secret opened no preview.');
  return form(401, given.get('slug'), 'This secret opens no preview.');
}

/** `GET /api/exit-preview?slug=/about`: shows that page as visitors see it. */
export function answerExitPreview(request: Request, access: PreviewAccess): Response {
  return goTo(new URL(request.url).searchParams.get('slug'), access.leave, 307);
}

function goTo(slug: string | null, cookie: string, status: 303 | 307): Response {
  const headers = {
    location: sitePath(slug ?? '/') ?? '/',
    'set-cookie': cookie,
    'cache-control': 'no-store',
  };
  return new Response(null, { status, headers });
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  if (!type.startsWith('application/x-www-form-urlencoded') || length > maxBodyBytes) return undefined;
  const text = await request.text();
  return text.length > maxBodyBytes ? undefined : new URLSearchParams(text);
}

function form(status: number, slug: string | null, text?: string): Response {
  const content = `<form method="post" action="/api/preview">
<input type="hidden" name="slug" value="${escapeMarkup(sitePath(slug ?? '/') ?? '/')}">
<label for="secret">Secret</label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus>
<button>Preview</button>
</form>
`;
  return message(status, 'Preview drafts', text, content);
}

function message(status: number, title: string, text?: string, content?: string): Response {
  const document = messageDocument({
    language: 'en',
    title,
    ...(text !== undefined && { text }),
    ...(content !== undefined && { content }),
  });
  return new Response(document, { status, headers: messageHeaders });
}
