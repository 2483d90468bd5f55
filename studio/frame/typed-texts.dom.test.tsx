import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Place } from '../preview/protocol.ts';
import { readMark, withoutMarks, writeMark } from './marks/invisible-marks.ts';
import { typedTexts } from './typed-texts.ts';

const places: readonly Place[] = [
  { document: 'order', pointer: '/fields/0/label' },
  { document: 'order', pointer: '/fields/1/label' },
];
let stored: string;
let root: Root;
let edited: Place | undefined;

const texts = () =>
  typedTexts(document, {
    textOf: () => stored,
    placeOf: (node) => places[readMark(node.nodeValue ?? '') ?? Number.NaN],
    edited: () => edited,
  });

const order = (...labels: readonly string[]) =>
  JSON.stringify({ id: 'order', fields: labels.map((label) => ({ label })) });
const changed = (...labels: readonly string[]) => [{ id: 'order', body: order(...labels) }];
const shown = () => withoutMarks(document.body.textContent ?? '');

function render(...labels: readonly string[]): void {
  const marked = labels.map((label, at) => <p key={places[at]?.pointer}>{label + writeMark(at)}</p>);
  flushSync(() => root.render(marked));
}

beforeEach(() => {
  edited = undefined;
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  root = createRoot(element);
  stored = order('Name', 'Town');
  render('Name', 'Town');
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('shows a text that is typed where the page has it, with its mark', () => {
  expect(texts().write(changed('Name', 'Town or $& city'))).toBe(true);
  expect(shown()).toBe('NameTown or $& city');
  expect(readMark(document.body.textContent ?? '')).toBe(1);
});

it('leaves to the page what it does not show as it is written', () => {
  expect(texts().write(changed('First name', 'Home town'))).toBe(false);
  expect(texts().write(changed('Name', '= upper(answers.town)'))).toBe(false);
  expect(texts().write(changed('Name', ''))).toBe(false);
  expect(texts().write([{ id: 'order', body: null }])).toBe(false);
  expect(texts().write([{ id: 'order', body: '{ "fields": [' }])).toBe(false);
  render('Name', 'Town (optional)');
  expect(texts().write(changed('Name', 'Home town'))).toBe(false);
  render('Name');
  expect(texts().write(changed('Name', 'Home town'))).toBe(false);
  expect(shown()).toBe('Name');
});

it('renders what a document says at last, also where that is what was rendered before', () => {
  const typed = texts();
  typed.write(changed('Name', 'Towns'));
  stored = order('Name', 'Towns');
  typed.write(changed('Name', 'Towns here'));
  expect(typed.takeBack()).toBe(true);
  render('Name', 'Town');
  expect(shown()).toBe('NameTown');
  expect(typed.takeBack()).toBe(false);
});

it('leaves a text that is edited where it stands to its editor', () => {
  edited = places[1];
  render('Name');
  expect(texts().write(changed('Name', 'Towns'))).toBe(true);
  expect(shown()).toBe('Name');
});
