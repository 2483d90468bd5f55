import { sitePath } from '#engine';
import type { PreviewAccess } from './preview-access.ts';

/** `GET /api/preview?secret=…&slug=/about`: shows that page as the drafts have it. */
export function answerPreview(request: Request, access: PreviewAccess): Response {
  const { searchParams } = new URL(request.url);
  const cookie = access.enter(searchParams.get('secret') ?? '');
  if (cookie === undefined)
    return Response.json({ message: 'This secret opens no preview.' }, { status: 401 });
  return goTo(searchParams.get('slug'), cookie);
}

/** `GET /api/exit-preview?slug=/about`: shows that page as visitors see it. */
export function answerExitPreview(request: Request, access: PreviewAccess): Response {
  return goTo(new URL(request.url).searchParams.get('slug'), access.leave);
}

function goTo(slug: string | null, cookie: string): Response {
  const headers = {
    location: sitePath(slug ?? '/') ?? '/',
    'set-cookie': cookie,
    'cache-control': 'no-store',
  };
  return new Response(null, { status: 307, headers });
}
