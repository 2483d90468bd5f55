import type { SubmissionReply, WordedSite } from '#engine';
import { messageDocument, messageHeaders } from '../../http/message-document.ts';

/**
 * Answers a press of a form that is no longer on the site, such as one whose page has ended, in the site's words: a script
 * shows them above the form, in which everything that was typed stays, and a browser without scripts gets a page.
 */
export function formGone(request: Request, site: WordedSite): Response {
  const { messages, header } = site.words;
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('application/json')) {
    const notices = [{ tone: 'error', message: messages.formGone }] as const;
    const reply: SubmissionReply = { outcome: 'failed', notices, location: site.home, events: [] };
    return Response.json(reply, { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const link = { href: site.home, label: header.home };
  const html = messageDocument({
    language: site.language,
    title: messages.errorTitle,
    text: messages.formGone,
    link,
  });
  return new Response(html, { status: 404, headers: messageHeaders });
}
