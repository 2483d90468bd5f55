import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
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

test('a choice is described by all that its card says, and what opens in it bears its name', async () => {
  mount(<FieldExampleView example={example} />);
  const radio = page.getByRole('radio', { name: 'Small box', exact: true });
  const card = radio.element().parentElement?.parentElement;
  const described = (radio.element().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  const { cards = [] } = example.view as unknown as { readonly cards?: readonly Record<string, unknown>[] };
  const shown = cards.find(({ id }) => id === radio.element().getAttribute('value')) ?? {};
  for (const text of [shown.badge, shown.subtitle, shown.description])
    if (text) expect(described).toContain(text);
  for (const value of card?.querySelectorAll('dd, li') ?? []) {
    if (value.closest('details')) continue;
    expect(described.join(' ')).toContain(value.textContent);
  }
  expect(card?.querySelector('summary')?.textContent).toBe('Conditions: Small box');
});

test('a link that several cards have is shown once, after them', async () => {
  const { field } = example;
  if (!('options' in field) || !Array.isArray(field.options)) throw new Error('There are no cards.');
  const link = { label: 'About the boxes', href: '/boxes' };
  const options = field.options.map((option) => ({ ...option, card: { link } }));
  mount(<FieldExampleView example={{ ...example, field: { ...field, options } as typeof field }} />);
  const links = page.getByRole('link', { name: link.label }).elements();
  expect(links).toHaveLength(1);
  const radios = page.getByRole('radio').elements();
  expect(
    (radios.at(-1)?.compareDocumentPosition(links[0] ?? document.body) ?? 0) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
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
