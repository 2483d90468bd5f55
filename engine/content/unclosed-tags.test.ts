import { describe, expect, it } from 'vitest';
import { unclosedTags } from './unclosed-tags.ts';

describe('tags without their counterpart', () => {
  it.each([
    ['Open <strong>today', ['<strong>']],
    ['Open today</strong>', ['</strong>']],
    ['<b>Open <i>today</b>, always</i>', ['<i>', '</i>']],
    ['<a href="/hours>Open</a>', ['</a>']],
    ['<UL><li>Open</ul></li>', ['</li>']],
    ['<ul><li>Open <em>today<li>tomorrow</ul>', ['<em>']],
  ])('are found in %s', (html, tags) => expect(unclosedTags(html)).toEqual(tags));

  it.each([
    'Open <strong>today</strong>',
    'Open<br>today<br/>and tomorrow<hr />',
    '<ul><li>Open<li>Closed</ul>',
    '<p>Open<p>Closed',
    '<table><tr><td>1<td>2<tr><td>3</table>',
    '<b><b>Open</b></b>',
    '<a href="/a>b" title=\'</a>\'>Open</A >',
    '3 < 4 and <20>',
  ])('are not missed in %s', (html) => expect(unclosedTags(html)).toEqual([]));
});
