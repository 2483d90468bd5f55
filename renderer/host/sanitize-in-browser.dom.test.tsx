import { expect, it } from 'vitest';
import { sanitize } from './sanitize-in-browser.ts';

it.each([
  ['<h2 lang="mi" title="a">Ngā mihi</h2>', '<h2 lang="mi" title="a">Ngā mihi</h2>'],
  [
    'A <a href="/stands?a=1&amp;b=2">link</a>, 5 &lt; 6',
    'A <a href="/stands?a=1&amp;b=2">link</a>, 5 &lt; 6',
  ],
  ['<p style="top:0" onclick="go()" class="a" id="b">x</p>', '<p>x</p>'],
  ['<h1>One <svg onload="go()"><script>go()</script></svg><b>two</b></h1>', 'One <b>two</b>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="/a" target="_blank">x</a>', '<a href="/a" target="_blank" rel="noopener noreferrer">x</a>'],
  ['<img src="https://example.org/a.svg" alt="x">', '<img alt="x">'],
  ['<form action="/"><input name="a"><iframe src="/"></iframe>x</form>', 'x'],
])('the browser keeps of an author’s HTML what the server keeps: %s', (html, kept) => {
  expect(sanitize(html, 'block')).toBe(kept);
});

it('blocks are no part of a line of text', () => {
  expect(sanitize('<p>a <b>b</b></p>', 'inline')).toBe('a <b>b</b>');
});
