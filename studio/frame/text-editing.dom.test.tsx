import fc from 'fast-check';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { writeMark } from './marks/invisible-marks.ts';
import { textEditing } from './text-editing.ts';
import './preview-frame.css';

const mark = writeMark(30);
let source = '';
let written: string[] = [];
let isTakenBack = false;
let paragraphs: readonly string[] = [];
let pointer = '/title';
const editing = textEditing(document, {
  valueAt: (at) => (at.pointer === pointer ? source : { type: 'paragraph' }),
  placeOf: () => ({ document: 'd', pointer }),
  onBegin: () => undefined,
  onWrite: (_place, value) => written.push(value),
  onTakeBack: () => {
    isTakenBack = true;
  },
  onEnd: () => undefined,
  onParagraphs: (_place, values) => {
    paragraphs = values;
  },
});
const observer = new MutationObserver(() => editing.keep());
observer.observe(document.body, {
  childList: true,
  subtree: true,
  characterData: true,
});

/** Opens a headline with a text, as a double click does. */
function open(text: string): HTMLElement {
  editing.end();
  source = text;
  written = [];
  isTakenBack = false;
  document.body.innerHTML = '<h1></h1>';
  const heading = document.querySelector('h1') ?? document.body;
  heading.textContent = text + mark;
  const [node] = heading.childNodes;
  expect(node && editing.begin(node)).toBe(true);
  return heading;
}

afterEach(() => editing.end());
afterAll(() => observer.disconnect());

it('a text stays open while the panel, outside of the frame, takes the focus for the first of two clicks', async () => {
  const heading = open('Complaints');
  const outside = window.parent.document;
  const input = outside.body.appendChild(outside.createElement('input'));
  input.focus();
  await expect.poll(() => document.hasFocus()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(editing.isOn()).toBe(true);
  editing.focus();
  expect(document.activeElement).toBe(heading);
  input.remove();
});

it('a word that is typed at the end is saved with its space, and without marks', async () => {
  open('Complaints');
  await userEvent.keyboard('{End} now');
  expect(written.at(-1)).toBe('Complaints now');
  await userEvent.keyboard(' ');
  expect(written.at(-1)).toBe('Complaints now ');
});

it('typing anywhere gives what typing into the plain text gives, also while the page is rendered', async () => {
  const character = fc.constantFrom('a', 'Z', ' ', '  ', 'é', '&', '.', '語');
  const words = fc.string({ unit: character, minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      words.filter((text) => text.trim() !== ''),
      words,
      fc.nat(),
      fc.boolean(),
      fc.array(fc.boolean(), { maxLength: 8 }),
      async (text, typed, where, isOutside, renders) => {
        const heading = open(text);
        const at = isOutside ? text.length : where % (text.length + 1);
        const [node] = heading.childNodes;
        const selection = window.getSelection();
        if (isOutside) selection?.collapse(heading, heading.childNodes.length);
        else selection?.collapse(node ?? heading, at);
        for (const [index, each] of [...typed].entries()) {
          document.execCommand('insertText', false, each);
          if (renders[index]) heading.textContent = written.at(-1) + mark;
          await Promise.resolve();
        }
        expect(written.at(-1)).toBe(text.slice(0, at) + typed + text.slice(at));
        expect(heading.textContent).toBe(written.at(-1));
        editing.end();
        expect(heading.textContent).toBe(written.at(-1) + mark);
      },
    ),
  );
});

it('a text that is pasted loses marks and pieces of them, and its lines', () => {
  const heading = open('Complaints');
  window.getSelection()?.collapse(heading.firstChild, 10);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ` and${writeMark(7)}\n praise${mark.slice(1)}`);
  heading.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect(written).toEqual(['Complaints and praise']);
});

it('paragraphs that are pasted into a paragraph take its place, with what was around the caret', () => {
  pointer = '/blocks/0/text';
  const heading = open('Rye rises.');
  window.getSelection()?.setBaseAndExtent(heading.firstChild ?? heading, 4, heading.firstChild ?? heading, 9);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'and oats\r\n<spelt>\nbake');
  heading.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  pointer = '/title';
  expect(paragraphs).toEqual(['Rye and oats', '&lt;spelt>', 'bake.']);
  expect(editing.isOn()).toBe(false);
});

it('a text with a piece of a mark is not saved, and shows as before', () => {
  const heading = open('Complaints');
  window.getSelection()?.collapse(heading.firstChild, 10);
  document.execCommand('insertText', false, `s${mark.slice(1)}`);
  expect(written).toEqual([]);
  expect(heading.textContent).toBe('Complaints');
});

it('spaces that break no line stay where the author has them', async () => {
  open('5\u00a0km');
  await userEvent.keyboard('{End} long');
  expect(written.at(-1)).toBe('5\u00a0km long');
});

it('Escape puts the page back as it was rendered', async () => {
  const heading = open('Complaints');
  await userEvent.keyboard('{End} now{Escape}');
  expect(isTakenBack).toBe(true);
  expect(heading.textContent).toBe(`Complaints${mark}`);
});

it('a text whose page is made anew is edited on with what was typed', async () => {
  open('Complaints');
  await userEvent.keyboard('{End} n');
  document.body.innerHTML = `<h1>Complaints n${mark}</h1>`;
  await userEvent.keyboard('ow');
  expect(written.at(-1)).toBe('Complaints now');
});

it('a text stays open while a slow studio has the focus that its panel took before it heard of the text', async () => {
  const heading = open('Complaints');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  heading.dispatchEvent(new FocusEvent('blur'));
  await sleep(500);
  editing.focus();
  await userEvent.keyboard('{End} now');
  expect(written.at(-1)).toBe('Complaints now');
  heading.dispatchEvent(new FocusEvent('blur'));
  await expect.poll(() => editing.isOn()).toBe(false);
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
