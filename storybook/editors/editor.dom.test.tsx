import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { schemaAt } from '../schemas/read-schema.ts';
import { ObjectEditor } from './editor.tsx';
import { propertiesOf } from './shape-of.ts';

afterEach(unmount);

const path = 'modules/feature-cards.schema.json';
const located = { schema: schemaAt(path), path };
const latest: { value: unknown } = { value: undefined };

function Edited() {
  const [value, setValue] = useState<unknown>({ type: 'feature-cards', cards: [{ title: 'City' }] });
  latest.value = value;
  return (
    <ObjectEditor
      properties={propertiesOf(located)}
      located={located}
      value={value}
      label=""
      onChange={setValue}
    />
  );
}

test('every property can be edited, and elements of a list added, moved and taken away', async () => {
  mount(<Edited />);
  await userEvent.fill(page.getByLabelText('title', { exact: true }), 'Bicycles');
  await userEvent.click(page.getByRole('button', { name: 'Add to cards', exact: true }));
  await userEvent.click(page.getByText('2. New'));
  await userEvent.click(page.getByRole('button', { name: 'Move up' }));
  expect(latest.value).toEqual({
    type: 'feature-cards',
    title: 'Bicycles',
    cards: [{ title: 'New' }, { title: 'City' }],
  });
  await userEvent.fill(page.getByLabelText('title', { exact: true }), '');
  expect(latest.value).not.toHaveProperty('title');
});
