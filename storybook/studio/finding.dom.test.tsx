import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommandPalette } from '../../studio/finding/command-palette.tsx';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { hours, sampleWork } from './sample-work.ts';

afterEach(unmount);

const commands = [{ title: 'Undo', keys: 'Ctrl Z', run: () => {} }];

function openPalette(selected?: typeof hours, begun = '') {
  const onClose = vi.fn();
  const own = { work: sampleWork(), commands, selected, begun, onOpen: () => {}, onClose };
  mount(<CommandPalette {...own} />);
  return onClose;
}

test('one Escape closes the palette, also with a word typed', async () => {
  const onClose = openPalette();
  await userEvent.type(page.getByRole('searchbox'), 'hours');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('it begins with what was typed before it had the focus', async () => {
  openPalette(undefined, 'ho');
  await userEvent.type(page.getByRole('searchbox'), 'urs');
  await expect.element(page.getByRole('searchbox')).toHaveValue('hours');
});

test('a click outside closes the palette, one inside does not', async () => {
  const onClose = openPalette();
  await userEvent.click(page.getByRole('searchbox'));
  expect(onClose).not.toHaveBeenCalled();
  const dialog = page.getByRole('dialog').element();
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('what speaks of the selection comes before the acts', async () => {
  openPalette({ ...hours, pointer: `${hours.pointer}/name` });
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  const titles = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles[0]).toContain('speaks of what is selected');
  expect(titles.at(-1)).toContain('Undo');
});
