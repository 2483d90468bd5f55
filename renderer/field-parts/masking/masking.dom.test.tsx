import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { masking } from './masking.ts';

afterEach(unmount);

const input = page.getByRole('textbox');

async function start(mask: string, text = ''): Promise<HTMLInputElement> {
  mount(<input aria-label="masked" defaultValue={text} {...masking(mask, () => undefined)} />);
  await input.click();
  return input.element() as HTMLInputElement;
}

describe('a mask', () => {
  test('puts in what is not typed, and nothing before it is needed', async () => {
    await start('99/99/9999');
    await userEvent.keyboard('11');
    await expect.element(input).toHaveValue('11');
    await userEvent.keyboard('032030');
    await expect.element(input).toHaveValue('11/03/2030');
  });

  test('takes what is typed with its own characters', async () => {
    await start('99-9999-9999999-999');
    await userEvent.keyboard('12-3456-7890123-001');
    await expect.element(input).toHaveValue('12-3456-7890123-001');
  });

  test('takes no further character once it is full, at its end or within it', async () => {
    const element = await start('99-9999-9999999-999');
    await userEvent.keyboard('12345678901230019');
    await expect.element(input).toHaveValue('12-3456-7890123-001');
    element.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    await expect.element(input).toHaveValue('12-3456-7890123-001');
    element.setSelectionRange(0, 1);
    await userEvent.keyboard('9');
    await expect.element(input).toHaveValue('92-3456-7890123-001');
  });

  test('takes no letter where a digit stands', async () => {
    await start('99-9999-9999999-999');
    await userEvent.keyboard('a1x2b3');
    await expect.element(input).toHaveValue('12-3');
  });

  test('leaves a group that is ended early to whoever types it', async () => {
    await start('99/99/9999');
    await userEvent.keyboard('1/2/1980');
    await expect.element(input).toHaveValue('1/2/1980');
  });

  test('lets everything be deleted again', async () => {
    await start('99/99/9999', '11/03');
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
    await expect.element(input).toHaveValue('1');
  });

  test('keeps the caret where the change was', async () => {
    const element = await start('99/99/9999', '11/03/2030');
    element.setSelectionRange(1, 2);
    await userEvent.keyboard('9');
    await expect.element(input).toHaveValue('19/03/2030');
    expect(element.selectionStart).toBe(2);
  });

  test('lays in what is pasted, and leaves what does not fit for the check to refuse', async () => {
    const element = await start('99/99/9999');
    element.setRangeText('11 March 2030', 0, 0, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await expect.element(input).toHaveValue('11 March 2030');
    element.setRangeText('11.03.2030', 0, element.value.length, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await expect.element(input).toHaveValue('11/03/2030');
    element.setRangeText('11/03/20301', 0, element.value.length, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await expect.element(input).toHaveValue('11/03/20301');
    await userEvent.keyboard('{Backspace}');
    await expect.element(input).toHaveValue('11/03/2030');
  });
});
