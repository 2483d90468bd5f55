/// <reference types="vite/client" />
import { createPreviewSite } from './preview-site.ts';

const blank = import.meta.glob<{ readonly id: string }>('../../cli/templates/blank/documents/**/*.json', {
  eager: true,
  import: 'default',
});

const journey = {
  $schema: '../schemas/journey.schema.json',
  kind: 'journey',
  id: 'order',
  schemaVersion: 2,
  steps: [{ id: 'town', form: 'town-form', path: '/order', title: 'Order', template: 'general' }],
};

const written = (document: { readonly id: string }) => ({ id: document.id, body: JSON.stringify(document) });

/** The form of the step, as it is written. */
export function townForm(...fields: readonly object[]) {
  const form = {
    $schema: '../schemas/form.schema.json',
    kind: 'form',
    id: 'town-form',
    schemaVersion: 2,
    fields,
  };
  return written(form);
}

export function textField(name: string, label: string) {
  return { type: 'text-input', name, label, value: { type: 'string' } } as const;
}

/** A site with a journey of one step at /order, whose form has some fields. */
export function createOrderSite(...fields: readonly object[]) {
  return createPreviewSite([...Object.values(blank), journey].map(written).concat(townForm(...fields)));
}
