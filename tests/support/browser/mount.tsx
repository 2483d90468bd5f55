import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { lateParts } from '../../../renderer/fields/field-components.ts';

let root: Root | undefined;

// Most forms of tests have text fields, and all are rendered synchronously.
const usual = lateParts([{ type: 'text-input', name: 'usual', label: 'Usual', value: { type: 'string' } }]);
await Promise.all(usual.map((part) => part.fetch()));

/** Renders into the page of a browser test, replacing the previous content. */
export function mount(content: ReactNode): void {
  unmount();
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const created = createRoot(container);
  root = created;
  flushSync(() => created.render(content));
}

export function unmount(): void {
  root?.unmount();
  root = undefined;
}
