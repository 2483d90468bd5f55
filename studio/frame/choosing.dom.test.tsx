import { afterAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { removableListeners } from '../../tests/support/browser/listeners.ts';
import { followClicks } from './choosing.ts';
import { readMark, writeMark } from './marks/invisible-marks.ts';

const places = ['label', 'title', 'notes', 'legend'].map((name) => ({ document: 'd', pointer: `/${name}` }));
const placeOfText = (text: string) => places[readMark(text) ?? -1];
let chosen: (readonly [pointer: string, keepsFocus: boolean])[] = [];

const stopListening = removableListeners(document, () => {
  followClicks(document, {
    placeOfNode: (node) => placeOfText(node.nodeValue ?? ''),
    placeOfText,
    isEdited: () => false,
    onClick: () => undefined,
    onChoose: ({ pointer }, keepsFocus) => chosen.push([pointer, keepsFocus]),
    onFollow: () => undefined,
  });
});

afterAll(stopListening);

beforeEach(() => {
  chosen = [];
  document.body.innerHTML = `
    <h1>Complaints${writeMark(1)}</h1>
    <label for="dog">What is your dog's name?${writeMark(0)}</label><input id="dog">
    <label for="notes">Notes${writeMark(2)}</label><textarea id="notes"></textarea>
    <fieldset><legend>Do you have a dog?${writeMark(3)}</legend>
      <label><input type="radio" name="has" value="yes">Yes</label>
      <label><input type="radio" name="has" value="no">No</label>
    </fieldset>
    <input type="checkbox" aria-label="Agree${writeMark(0)}">`;
});

it('a click into the box of an answer chooses its question, and leaves the focus there', async () => {
  await page.getByRole('textbox', { name: 'dog' }).click();
  await userEvent.keyboard('Rex');
  await page.getByRole('textbox', { name: 'Notes' }).click();
  await page.getByText('Yes').click();
  expect(chosen.slice(0, 3)).toEqual([
    ['/label', true],
    ['/notes', true],
    ['/legend', true],
  ]);
  await expect.element(page.getByRole('textbox', { name: 'dog' })).toHaveValue('Rex');
  await page.getByText('What is your').click();
  await expect.element(page.getByRole('textbox', { name: 'dog' })).toHaveFocus();
  expect(chosen.every(([, keepsFocus]) => keepsFocus)).toBe(true);
});

it('a click on a text takes no answer, and its setting may have the focus', async () => {
  await page.getByRole('heading').click();
  expect(chosen).toEqual([['/title', false]]);
});

it('an answer by keyboard leaves the focus where it is', async () => {
  await page.getByRole('textbox', { name: 'Notes' }).click();
  chosen = [];
  await userEvent.keyboard('{Tab}{ }{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.every(([, keepsFocus]) => keepsFocus)).toBe(true);
});

it('a box that is pressed twice is answered twice', async () => {
  const agree = page.getByRole('checkbox');
  await agree.dblClick();
  await expect.element(agree).not.toBeChecked();
});
