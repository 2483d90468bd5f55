import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Field } from '#schemas';
import { lateParts } from '../../renderer/fields/field-components.ts';
import { createOrderSite, textField, townForm } from './order-site.fixture.ts';
import { PreviewPage } from './preview-page.tsx';

const nothing = {
  resultOf: async () => ({ ok: false, reason: 'unasked' }) as const,
  isLate: () => false,
  picturesOf: async () => undefined,
};

/** A site with a form, and the preview of its page. */
async function openSite(...fields: readonly Field[]) {
  await Promise.all(lateParts(fields).map((part) => part.fetch()));
  const site = createOrderSite(...fields);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const errors: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
  const show = (...shown: readonly object[]) => {
    site.change([townForm(...shown)]);
    flushSync(() =>
      root.render(
        <PreviewPage
          visitor={undefined}
          release={site.release()}
          path="/order"
          today="2026-03-02"
          outside={nothing}
          own={{}}
        />,
      ),
    );
  };
  return { site, show, errors };
}

it('shows a form that gets and loses questions, and keeps what was answered', async () => {
  const town = textField('town', 'Town');
  const street = textField('street', 'Street');
  const { show, errors } = await openSite(town);
  show(town);
  await page.getByRole('textbox', { name: 'Town' }).fill('Nelson');
  show({ ...town, label: 'Your town' });
  await expect.element(page.getByRole('textbox', { name: 'Your town' })).toHaveValue('Nelson');
  show(town, street);
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toBeVisible();
  show(street);
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toBeVisible();
  expect(errors).toEqual([]);
});

it('keeps what was answered while what conditions hide is shown, and when a condition changes', async () => {
  const dog = { type: 'yes-no', name: 'dog', label: 'Do you have a dog?' } as const;
  const named = { ...textField('dogName', 'Its name'), when: '= answers.dog' };
  const { site, show, errors } = await openSite(dog, textField('dogName', 'Its name'));
  show(dog, named);
  const isShown = () => page.getByRole('textbox', { name: 'Its name' });
  await expect.element(isShown()).not.toBeInTheDocument();
  await page.getByText('Yes', { exact: true }).click();
  await isShown().fill('Rex');
  for (const showsHidden of [true, false]) {
    site.showHidden(showsHidden);
    show(dog, named);
    await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect.element(isShown()).toHaveValue('Rex');
  }
  show(dog, { ...named, when: '= answers.dog or true' });
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect.element(isShown()).toHaveValue('Rex');
  show(dog, { ...named, when: '= not answers.dog' });
  await expect.element(isShown()).not.toBeInTheDocument();
  await page.getByText('No', { exact: true }).click();
  site.showHidden(true);
  show(dog, { ...named, when: '= not answers.dog' });
  await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(errors).toEqual([]);
});

it('renders no other question for a letter in the label of one', async () => {
  const town = textField('town', 'Town');
  const street = textField('street', 'Street');
  const { show } = await openSite(town, street);
  show(town, street);
  const before = [rendered('town'), rendered('street')];
  show({ ...town, label: 'Towns' }, street);
  await expect.element(page.getByRole('textbox', { name: 'Towns' })).toBeVisible();
  expect(rendered('town')).not.toBe(before[0]);
  expect(rendered('street')).toBe(before[1]);
});

/** The properties with which React rendered an input last: another object each time. */
function rendered(name: string): unknown {
  const input = document.querySelector(`[name="${name}"]`) ?? {};
  return Object.entries(input).find(([each]) => each.startsWith('__reactProps'))?.[1];
}
