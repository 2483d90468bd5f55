import { describe, expect, it } from 'vitest';
import { readPage, textsOf } from './shown-texts.ts';

describe('what a visitor can read', () => {
  it('is the text of a page in one line, whatever its markup, without scripts', () => {
    const page =
      '<title>T</title><p>Call <a href="tel:1">0800&nbsp;1</a>,\n please</p><script>x</script><table><tr><td>a</td><td>b</td></tr></table>';
    expect(readPage(page).text).toBe('Call 0800 1, please a b');
  });

  it('has banners, which are not the summary of mistakes nor a status that is always there', () => {
    const page = `<div role="alert" tabindex="-1"><h2>Mistakes</h2></div><div role="status">Found</div>
      <div role="status" tabindex="-1"><p>Saved</p></div>`;
    expect(readPage(page).banners).toEqual(['Saved']);
  });

  it('are the texts and rows of a field, but for those whose condition does not hold', () => {
    expect(textsOf({ text: 'Hello  you' })).toEqual(['Hello you']);
    expect(
      textsOf({ rows: [{ label: 'Plan', value: 'Basic', note: 'new' }, { label: 'More' }], icon: 'x' }),
    ).toEqual(['Plan Basic', 'new', 'More']);
    const rows = [{ label: 'a', value: 'b' }];
    expect(textsOf({ when: false, view: { rows } })).toEqual([]);
    const each = [true, false].map((when) => ({
      when,
      view: { rows: [{ label: 'is', value: String(when) }] },
    }));
    expect(textsOf({ each })).toEqual(['is true']);
    expect(textsOf(undefined)).toEqual([]);
  });
});
