import type { createListState } from './list-state.ts';

/** Creates the state of lists of items; undefined until it was fetched for the first form that has one. */
export const listPart: { create?: typeof createListState } = {};

export async function fetchListState(): Promise<void> {
  const module = await import('./list-state.ts');
  listPart.create = module.createListState;
}
