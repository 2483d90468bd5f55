import { createHash } from 'node:crypto';
import { sitePath } from '#engine';
import { escapeMarkup, messagePolicy } from '../http/message-document.ts';
import { cookieHeaders } from '../sessions/cookies.ts';
import { goTo, hidden, message, readForm } from './preview-endpoints.ts';
import type { PreviewLinks } from './preview-links.ts';
import { addressOf } from './step-endpoints.ts';

/** Path of links to previews; the token of one is behind the `#`. */
export const linkPath = '/api/preview/link';
/** Path of the list of pages that the change set of a link changes. */
export const changesPath = '/api/preview/changes';

/** Sends the token, which only the browser knows, in the body of the form. A page that has said no hears of another link, too. */
const script = `const send=()=>{const form=document.forms[0];form.link.value=location.hash.slice(1);if(form.link.value)form.submit()};
addEventListener('hashchange',send);send()`;

const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * `GET /api/preview/link#<token>`: a form that sends the token. A script does so at once; without scripts the link is pasted
 * into it. Programs that look at the links of a mail begin nothing.
 */
export function showLinkForm(request: Request): Response {
  return linkForm(200, new URL(request.url).searchParams.get('slug'), { title: 'Preview changes' });
}

/**
 * `POST /api/preview/link` with `link`: shows the site with the drafts of the change set that the link is for. Without a `slug`
 * it leads to the page that they change, or to a list of the pages; to a step that nobody sees at once by way of `askAsWhom`.
 */
export async function openLink(request: Request, links: Pick<PreviewLinks, 'open'>): Promise<Response> {
  const given = await readForm(request);
  if (given === undefined) return message(400, 'This cannot be read', 'Send the form of this address.');
  const slug = given.get('slug');
  // Also of a whole address, as it was pasted.
  const token = given.get('link')?.trim().split('#').at(-1) ?? '';
  const opened = await links.open(token, cookieHeaders(request).host);
  if (opened === undefined)
    return linkForm(404, slug, {
      title: 'This link does not work',
      text: 'It has expired or was taken back. Ask for another one.',
    });
  const { pages, steps } = await opened.drafts();
  const isList = slug === null && pages.length > 1;
  const path = isList ? changesPath : addressOf(slug ?? pages[0]?.path ?? '/', steps);
  return goTo(path, [opened.cookie], 303);
}

/** `GET /api/preview/changes`: the pages that the change set of a preview's link changes. */
export async function listChanges(
  request: Request,
  links: Pick<PreviewLinks, 'draftsOf'>,
): Promise<Response> {
  const drafts = await links.draftsOf(cookieHeaders(request));
  if (drafts === undefined) return goTo(linkPath, [], 303);
  const items = drafts.pages.map(
    ({ path, title }) =>
      `<li><a href="${escapeMarkup(addressOf(path, drafts.steps))}">${escapeMarkup(title)}</a> ${escapeMarkup(path)}</li>`,
  );
  const content = `<ul>
${items.join('\n')}
</ul>
<p><a href="/">The whole site with the changes</a></p>
`;
  const text =
    'You see the site as it would be with these changes. Nothing that you do there changes anything.';
  return message(200, 'What changes', text, content);
}

interface Words {
  readonly title: string;
  readonly text?: string;
}

function linkForm(status: number, slug: string | null, { title, text }: Words): Response {
  const page = slug === null ? '' : `${hidden('slug', sitePath(slug) ?? '/')}\n`;
  const content = `<form method="post" action="${linkPath}">
${page}<label for="link">Link that you were sent</label>
<input id="link" name="link" autocomplete="off" required>
<button>Preview</button>
</form>
<script>${script}</script>
`;
  const response = message(status, title, text, content);
  response.headers.set('content-security-policy', `${messagePolicy}; script-src ${scriptHash}`);
  return response;
}
