import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answerLoading } from '../front/serving/site-server.ts';
import { workshop } from '../journeys/workshop.fixture.ts';
import { failureDocument, messageDocument, messageHeaders, refusal } from './message-document.ts';

const { site } = workshop;

/** The page that a visitor gets while the site starts. */
function loading(): string {
  let sent = '';
  const response = { writeHead: () => response, end: (html: string) => (sent = html) };
  answerLoading(false)({} as IncomingMessage, response as unknown as ServerResponse);
  return sent;
}

const link = { href: 'https://cards.example/?a="1"&b=<2>', label: '<cards.example>' };

describe.each([
  ['a failure', failureDocument(site), site.language],
  ['a way on', messageDocument({ language: 'mi', title: 'Taihoa', text: 'A & B', link }), 'mi'],
  [
    'a way on, in Arabic',
    messageDocument({ language: 'ar', title: 'أهلًا', text: 'A & B', link }),
    'ar',
    'rtl',
  ],
  ['a site that starts', loading(), 'en'],
])('the page that says %s', (_, html, language, direction = 'ltr') => {
  it('says its language, fits a phone, and has a title, a heading and a main part', () => {
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="/);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    const [, title] = /<title>(.+)<\/title>/.exec(html) ?? [];
    const [, main = ''] = /<main>([\s\S]+)<\/main>/.exec(html) ?? [];
    expect(main).toContain(`<h1>${title}</h1>`);
  });

  it('is admitted by its policy as it stands', () => {
    const [, style = ''] = /<style>([\s\S]+)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(messageHeaders['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });
});

it('what such a page says cannot become a part of it', () => {
  const html = messageDocument({ language: 'en', title: '</title><script>', link });
  expect(html).not.toContain('<script>');
  expect(html).toContain(
    '<a href="https://cards.example/?a=&quot;1&quot;&amp;b=&lt;2&gt;">&lt;cards.example&gt;</a>',
  );
});

describe('a request that is turned away', () => {
  const ask = (accept: string) =>
    refusal(new Request('http://site.example/', { headers: { accept } }), site, {
      status: 413,
      why: 'The form is too large.',
    });

  it('says so in the words of the site to whoever loads a page', async () => {
    const answer = ask('text/html,application/xhtml+xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(site.words.messages.errorText);
  });

  it('says why to anything else', async () => {
    const answer = ask('application/json');
    expect([answer.status, await answer.text()]).toEqual([413, 'The form is too large.']);
  });
});
