import { createHash } from 'node:crypto';
import type { Site } from '#schemas';
import { escapeMarkup } from './escape-markup.ts';

/** What a page says that Next has no part in: that one is to wait, is led on, or cannot be answered. */
export interface Message {
  readonly language: string;
  readonly title: string;
  readonly text?: string;
  /** A way on. */
  readonly link?: { readonly href: string; readonly label: string };
  /** HTML of ours that follows the text. */
  readonly content?: string;
}

const style = `body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#0f1b2d;background:#fff}
main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem}
h1{font-size:1.75rem;line-height:1.2}a{color:inherit}
label{display:block}input,button{font:inherit;padding:.5rem .75rem;margin:.25rem 0 1rem}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The policy of such a page: nothing runs in it and nothing frames it. next.config.js gives it to Next, too. */
export const messagePolicy = `default-src 'none'; style-src ${styleHash}; form-action 'self'; frame-ancestors 'none'`;

/** Headers of such a page, which nothing keeps. */
export const messageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': messagePolicy,
  'content-type': 'text/html; charset=utf-8',
};

/** A whole HTML document that needs nothing else: it is for when little else can be relied on. */
export function messageDocument({ language, title, text, link, content = '' }: Message): string {
  return `<!DOCTYPE html>
<html lang="${escapeMarkup(language)}">
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

/** Says, in the site's own words, that something cannot be answered. */
export function failureDocument({ language, messages, header }: Site): string {
  const link = { href: '/', label: header.labels.home };
  return messageDocument({ language, title: messages.errorTitle, text: messages.errorText, link });
}
