import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { defaultWordsPart } from '../../renderer/journey/form-words.ts';

let root: Root | undefined;

// Forms of tests have the default words, and are rendered at once.
await defaultWordsPart.fetch();

/** Renders into the page of a browser test, in place of what was there. */
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
