import { createHash } from 'node:crypto';
import { directionOf, type WordedSite } from '#engine';

/** Content of a page made without Next: a wait, a redirect or a failure. */
export interface Message {
  readonly language: string;
  readonly title: string;
  readonly text?: string;
  /** Link to continue with. */
  readonly link?: { readonly href: string; readonly label: string };
  /** Trusted HTML that follows the text. */
  readonly content?: string;
}

const style = `body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#0f1b2d;background:#fff}
main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem}
h1{font-size:1.75rem;line-height:1.2}a{color:inherit}
label{display:block}input,select,button{max-width:100%;font:inherit;padding:.5rem .75rem;margin:.25rem 0 1rem}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Content security policy of such a page, and of interfaces: nothing runs in it and nothing frames it. */
export const messagePolicy = `default-src 'none'; style-src ${styleHash}; form-action 'self'; frame-ancestors 'none'`;

/** Headers of such a page, which is never cached. */
export const messageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': messagePolicy,
  'content-type': 'text/html; charset=utf-8',
};

/** A whole HTML document that needs no other file, for when little else can be relied on. */
export function messageDocument({ language, title, text, link, content = '' }: Message): string {
  return `<!DOCTYPE html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${text === undefined ? '' : `<p>${escapeMarkup(text)}</p>\n`}${link === undefined ? '' : `<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>\n`}${content}</main>
</body>
</html>
`;
}

/** A page that says, in the site's own words, that a request cannot be answered. */
export function failureDocument({ home, language, words: { messages, header } }: WordedSite): string {
  const link = { href: home, label: header.home };
  return messageDocument({ language, title: messages.errorTitle, text: messages.errorText, link });
}

/** Escapes text for HTML and XML, attributes included. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

interface Refusal {
  readonly status: number;
  /** For clients that are no browsers loading a page. */
  readonly why: string;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number | undefined;
}

/**
 * Refuses a request: a browser that loads a page gets a page in the site's own words, other clients the
 * reason.
 */
export function refusal(request: Request, site: WordedSite, { status, why, retryAfter }: Refusal): Response {
  const later = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(failureDocument(site), { status, headers: { ...messageHeaders, ...later } });
  }
  return new Response(why, { status, headers: { 'cache-control': 'no-store', ...later } });
}
