/// <reference types="vite/client" />
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lateParts } from '../../renderer/fields/field-components.ts';
import { PreviewPage } from './preview-page.tsx';
import { createPreviewSite } from './preview-site.ts';

const blank = import.meta.glob<{ readonly id: string }>('../../cli/templates/blank/documents/**/*.json', {
  eager: true,
  import: 'default',
});

const nothing = {
  resultOf: async () => ({ ok: false, reason: 'unasked' }) as const,
  isLate: () => false,
  picturesOf: async () => undefined,
};

const textField = (name: string, label: string) =>
  ({ type: 'text-input', name, label, value: { type: 'string' } }) as const;

const form = (...fields: readonly object[]) => ({
  $schema: '../schemas/form.schema.json',
  kind: 'form',
  id: 'town-form',
  schemaVersion: 2,
  fields,
});

const journey = {
  $schema: '../schemas/journey.schema.json',
  kind: 'journey',
  id: 'order',
  schemaVersion: 2,
  steps: [{ id: 'town', form: 'town-form', path: '/order', title: 'Order', template: 'general' }],
};

const text = (document: { readonly id: string }) => ({ id: document.id, body: JSON.stringify(document) });

it('shows a form that gets and loses questions, and keeps what was answered while only texts change', async () => {
  const town = textField('town', 'Town');
  const street = textField('street', 'Street');
  await Promise.all(lateParts([town]).map((part) => part.fetch()));
  const site = createPreviewSite([...Object.values(blank), journey, form(town)].map(text));
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const errors: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
  const show = (...fields: readonly object[]) => {
    site.change([text(form(...fields))]);
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
  show(town);
  await page.getByRole('textbox', { name: 'Town' }).fill('Nelson');
  show({ ...town, label: 'Your town' });
  await expect.element(page.getByRole('textbox', { name: 'Your town' })).toHaveValue('Nelson');
  show(town, street);
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toBeVisible();
  show(street);
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toBeVisible();
  expect(errors).toEqual([]);
  root.unmount();
});
