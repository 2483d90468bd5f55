import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import '../../theme/site.css';
import { lateParts } from '../../fields/field-components.ts';
import { FieldExampleView } from '../../fields/field-example.tsx';

afterEach(unmount);

const html =
  '<p>One of <b>these</b>:</p><ul><li><a href="/a" onclick="x()">a bill</a></li></ul><script>alert(1)</script><details><summary>Why?</summary>So.</details>';
const value = { type: 'string' } as const;
const choices = [{ id: 'a', label: 'A' }];

async function show(field: Field) {
  for (const part of lateParts([field])) await part.fetch();
  mount(<FieldExampleView example={{ name: 'Rich', field }} />);
}

test.each<readonly [Field, 'textbox' | 'group' | 'checkbox']>([
  [{ name: 'proof', type: 'text-input', label: 'Proof', value, hintHtml: html }, 'textbox'],
  [{ name: 'proof', type: 'checkbox-group', label: 'Proof', options: choices, hintHtml: html }, 'group'],
  [{ name: 'proof', type: 'checkbox', label: 'Proof', hintHtml: html }, 'checkbox'],
])('A rich hint is a list with links, and describes its control: %j', async (field, role) => {
  await show(field);
  await expect.element(page.getByRole('listitem').getByRole('link', { name: 'a bill' })).toBeVisible();
  await expect
    .element(page.getByRole(role, { name: 'Proof' }))
    .toHaveAccessibleDescription(/One of these:\s*a bill\s*Why\?/);
  expect(document.querySelector('main')?.innerHTML ?? document.body.innerHTML).not.toMatch(/onclick|alert/);
  const { violations } = await axe.run(document.querySelector('main') ?? document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('A rich notice is a list with links', async () => {
  await show({ name: 'note', type: 'notice', tone: 'info', html });
  await expect.element(page.getByRole('listitem').getByRole('link', { name: 'a bill' })).toBeVisible();
});
