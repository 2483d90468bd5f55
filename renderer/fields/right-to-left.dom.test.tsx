import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { ValueRows } from '../field-parts/value-rows/value-rows.tsx';
import '../theme/site.css';
import { type FieldExample, FieldExampleView } from './field-example.tsx';

afterEach(unmount);

/** The left edge of a part of the page's text. */
function leftOf(text: string): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`The page does not show "${text}".`);
}

test.each(['12 Harbour Street', '021 555 0123'])('an answer keeps its own order: %s', (value) => {
  mount(
    <div dir="rtl">
      <ValueRows rows={[{ label: 'الإجابة', value }]} />
    </div>,
  );
  const lefts = value.split(' ').map(leftOf);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});

test('a text field has the direction of what is typed, on the side of the page', () => {
  mount(
    <div dir="rtl">
      <input />
    </div>,
  );
  const input = document.querySelector('input');
  const { unicodeBidi, textAlign } = getComputedStyle(input as HTMLInputElement);
  expect({ unicodeBidi, textAlign }).toEqual({ unicodeBidi: 'plaintext', textAlign: 'right' });
});

test('the number of a stepper stays in the middle', async () => {
  const field: FieldExample['field'] = {
    type: 'stepper',
    name: 'loaves',
    label: 'How many loaves?',
    value: { type: 'integer', minimum: 1, maximum: 9 },
    fewerLabel: 'One loaf fewer',
    moreLabel: 'One loaf more',
  };
  mount(
    <div dir="rtl">
      <FieldExampleView example={{ name: 'Empty', field }} />
    </div>,
  );
  await expect.poll(() => document.querySelector('input[type=number]')).not.toBeNull();
  const input = document.querySelector('input[type=number]');
  expect(getComputedStyle(input as HTMLInputElement).textAlign).toBe('center');
});
