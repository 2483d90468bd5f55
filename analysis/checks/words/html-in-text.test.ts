import { expect, it } from 'vitest';
import { htmlInText } from './html-in-text.ts';

it.each([
  ['Read <b>this</b>, please', 'Read this, please'],
  ['One<br>Two<br/>three', 'One Two three'],
  ['<p>Un<em>believ</em>able</p>', 'Unbelievable'],
  ['Fish &amp; chips &amp; peas', 'Fish & chips & peas'],
  // Nothing would be left.
  ['<br>', undefined],
  // A character that nobody sees is better written by its author.
  ['Rye&nbsp;bread', undefined],
])('says %s without markup', (text, plain) => {
  expect(htmlInText(text)?.plain).toBe(plain);
});
