import { afterAll, expect, it } from 'vitest';
import { removableListeners } from '../../tests/support/browser/listeners.ts';
import type { KeysMessage } from '../preview/protocol.ts';
import { writeMark } from './marks/invisible-marks.ts';
import { studioKeys } from './studio-keys.ts';

const told: KeysMessage[] = [];
afterAll(removableListeners(document, () => studioKeys(document, (message) => told.push(message))));

it('A text that is selected on the page is copied as people see it', () => {
  document.body.innerHTML = `<h1>Heat <em>pumps${writeMark(7)}</em></h1>`;
  const heading = document.querySelector('h1') ?? document.body;
  window.getSelection()?.selectAllChildren(heading);
  const event = new ClipboardEvent('copy', {
    clipboardData: new DataTransfer(),
    bubbles: true,
    cancelable: true,
  });
  heading.dispatchEvent(event);
  expect(event.clipboardData?.getData('text/plain')).toBe('Heat pumps');
  expect(event.clipboardData?.getData('text/html')).toBe('Heat <em>pumps</em>');
  expect(told).toEqual([]);
  window.getSelection()?.removeAllRanges();
  heading.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true }));
  expect(told).toEqual([{ type: 'copy' }]);
});

it('What is typed after the keys for finding goes to the studio, until that has the focus', () => {
  told.length = 0;
  const written: string[] = [];
  document.body.innerHTML = '<input />';
  const box = document.querySelector('input') ?? document.body;
  box.addEventListener('keydown', ({ key }) => written.push(key));
  const press = (key: string, more: KeyboardEventInit = {}) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  press('k', { ctrlKey: true });
  expect(press('h')).toBe(false);
  press('Shift');
  press('é');
  expect(told.slice(-3)).toEqual(['', 'h', 'hé'].map((typed) => ({ type: 'find', typed })));
  window.dispatchEvent(new FocusEvent('blur'));
  expect(press('y')).toBe(true);
  expect(told.length).toBe(3);
  expect(written).toEqual(['k', 'y']);
  document.body.innerHTML = '';
});
