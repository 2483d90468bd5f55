import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/mount.tsx';
import '../../theme/site.css';
import { lateParts } from '../field-components.ts';
import { type FieldExample, FieldExampleView } from '../field-example.tsx';
import examples from './examples.json';

const example = examples.find(({ name }) => name === 'Empty') as FieldExample;

beforeEach(() => Promise.all(lateParts([example.field]).map((part) => part.fetch())));
afterEach(unmount);

function pictureInView(): string | null | undefined {
  const pictures = [...document.querySelectorAll('img')];
  return pictures
    .find((picture) => picture.checkVisibility({ visibilityProperty: true }))
    ?.getAttribute('src');
}

test('another picture says that the choice is made', async () => {
  mount(<FieldExampleView example={example} />);
  expect(pictureInView()).toBe('/images/icon-boxes.svg');
  await page.getByRole('radio', { name: 'Small box' }).click({ force: true });
  expect(pictureInView()).toBe('/images/icon-boxes-hover.svg');
});

test('details open without making the choice, and are not there where there are none', async () => {
  mount(<FieldExampleView example={example} />);
  await expect.element(page.getByText('Cancel by Friday.')).not.toBeVisible();
  await page.getByText('Conditions', { exact: true }).click();
  await expect.element(page.getByText('Cancel by Friday.')).toBeVisible();
  await expect.element(page.getByText('From the third week on.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All conditions' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Small box' })).not.toBeChecked();
  expect(document.querySelectorAll('details')).toHaveLength(1);
});
