import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Island } from './island.ts';

/** Hydrates the HTML of an island with the props that it was rendered with. */
export async function hydrate(
  place: Element,
  { Component, prepare }: Island<object>,
  props: object,
): Promise<void> {
  await prepare?.(props);
  hydrateRoot(place, createElement(Component, props));
}
