import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SiteTree } from '../../studio/outline/site-tree.tsx';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { sampleWork } from './sample-work.ts';

afterEach(unmount);

test('the tree is one tab stop, in which arrow keys move', async () => {
  mount(<SiteTree work={sampleWork()} path="/" selected={undefined} menu={null} onOpen={() => {}} />);
  const buttons = () => page.getByRole('navigation').getByRole('button').elements();
  await expect.poll(() => buttons().length).toBeGreaterThan(2);
  await expect.poll(() => buttons().filter((each) => (each as HTMLElement).tabIndex === 0).length).toBe(1);
  await userEvent.click(page.getByRole('searchbox'));
  await userEvent.tab();
  const first = buttons().indexOf(document.activeElement as HTMLElement);
  expect(first).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(buttons().at(-1));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(buttons().at(-2));
  await userEvent.tab();
  expect(buttons()).not.toContain(document.activeElement);
});
