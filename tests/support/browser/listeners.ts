import { vi } from 'vitest';

/** Runs a function that listens to events of a target, and returns a function that removes its listeners: test files share a page. */
export function removableListeners(target: EventTarget, listen: () => void): () => void {
  const added = vi.spyOn(target, 'addEventListener');
  listen();
  const calls = [...added.mock.calls];
  added.mockRestore();
  return () => {
    for (const [type, listener, options] of calls) target.removeEventListener(type, listener, options);
  };
}
