/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { TypedAnswers } from '../preview/protocol.ts';
import { createPreviewSite } from './preview-site.ts';
import { followTyping } from './typed-answers.ts';

const blank = import.meta.glob<{ readonly id: string }>('../../cli/templates/blank/documents/**/*.json', {
  eager: true,
  import: 'default',
});

const form = {
  $schema: '../schemas/form.schema.json',
  kind: 'form',
  id: 'town-form',
  schemaVersion: 2,
  fields: [{ type: 'text-input', name: 'town', label: 'Town', value: { type: 'string' } }],
};

const journey = {
  $schema: '../schemas/journey.schema.json',
  kind: 'journey',
  id: 'order',
  schemaVersion: 2,
  steps: [{ id: 'town', form: 'town-form', path: '/order', title: 'Order', template: 'general' }],
};

it('tells what a form has that takes the place of the one that was answered', async () => {
  const documents = [...Object.values(blank), journey, form];
  const site = createPreviewSite(documents.map((each) => ({ id: each.id, body: JSON.stringify(each) })));
  const told: TypedAnswers[] = [];
  const show = (town: string) => {
    document.body.innerHTML = `<form><input name="town" aria-label="Town" value="${town}"></form>`;
  };
  show('');
  followTyping(
    document,
    () => ({ journey: 'order', step: 'town', run: undefined, release: site.release() }),
    (typed) => told.push(typed),
  );
  await page.getByRole('textbox', { name: 'Town' }).fill('York');
  await expect.poll(() => told.at(-1)?.answers).toEqual({ town: 'York' });

  document.body.innerHTML = '<p>Another page</p>';
  show('');
  await expect.poll(() => told.at(-1)?.answers).toEqual({ town: null });
  show('Leeds');
  await expect.poll(() => told.at(-1)?.answers).toEqual({ town: 'Leeds' });
});
