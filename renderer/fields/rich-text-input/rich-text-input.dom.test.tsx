import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAnswer } from '#engine';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import '../../theme/site.css';
import { lateParts } from '../field-components.ts';
import { FieldExampleView } from '../field-example.tsx';

const field: Field = {
  name: 'story',
  type: 'rich-text-input',
  label: 'Story',
  value: { type: 'string', maxLength: 60 },
  countFrom: 0,
};

beforeAll(async () => {
  for (const part of lateParts([field])) await part.fetch();
});
afterEach(unmount);

const area = () => document.querySelector('textarea')?.value ?? '';
const answer = () => readAnswer(field, [area()]);

async function editorWith(html?: string) {
  mount(<FieldExampleView example={{ name: 'Story', field, ...(html && { answer: html }) }} />);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect.element(toolbar).toBeVisible();
  return page.getByRole('textbox', { name: 'Story' });
}

test('The editor writes the marks that are typed without it, so both give the same answer', async () => {
  const editor = await editorWith();
  await userEvent.click(editor);
  await userEvent.keyboard('One ');
  await userEvent.click(page.getByRole('button', { name: 'Bold' }));
  await userEvent.keyboard('two');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'List', exact: true }));
  await userEvent.keyboard('three');
  await expect.poll(answer).toBe('<p>One <strong>two</strong></p><ul><li>three</li></ul>');
  expect(area()).toBe('One **two**\n\n- three');
  await expect.element(page.getByText('You have 47 characters remaining').first()).toBeVisible();
});

test('A link is made of the words that are selected, and only of an address that is safe', async () => {
  const editor = await editorWith('<p>us</p>');
  await userEvent.click(editor);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.click(page.getByRole('button', { name: 'Link', exact: true }));
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await userEvent.fill(address, 'javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  expect(answer()).toBe('<p>us</p>');
  await userEvent.fill(address, 'www.example.org');
  await userEvent.keyboard('{Enter}');
  await expect.poll(answer).toBe('<p><a href="https://www.example.org">us</a></p>');
});

test('A text of Word keeps its lists and links, and nothing that it may not have', async () => {
  const editor = await editorWith();
  await userEvent.click(editor);
  const item = (mark: string, words: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${mark}<span>&nbsp; </span></span>${words}</p>`;
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text/html',
    `<style>p{color:red}</style><h1>Plan</h1><p class="MsoNormal" style="margin:0">A <b style="mso-bidi-font-weight:normal">bold</b> <span style="color:red">word</span><o:p></o:p></p>
    ${item('·', 'one')}${item('·', '<a href="https://a.nz" onclick="x()">two</a>')}${item('1.', 'three')}<table><tr><td>cell</td></tr></table><img src="x" onerror="y">`,
  );
  document
    .querySelector('[contenteditable]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect
    .poll(answer)
    .toBe(
      '<h3>Plan</h3><p>A <strong>bold</strong> word</p><ul><li>one</li><li><a href="https://a.nz">two</a></li></ul><ol><li>three</li></ol><p>cell</p>',
    );
});

test('An answer is shown with its formats, and changed', async () => {
  const html = '<h3>Title</h3><ol><li>one</li><li><em>two</em><br>more</li></ol>';
  const editor = await editorWith(html);
  await expect.element(editor.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(answer()).toBe(html);
  await userEvent.click(editor.getByText('Title'));
  await userEvent.keyboard('{End}s');
  await expect.poll(answer).toBe(html.replace('Title', 'Titles'));
});

test('Its label leads into it, its buttons are one stop, and nothing bars the way', async () => {
  const editor = await editorWith();
  document.querySelector('label')?.click();
  await expect.element(editor).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(editor).toHaveFocus();
  const { violations } = await axe.run(document.querySelector('main') ?? document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
