import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Island } from '../islands/island.ts';
import { withPart } from '../islands/shared-part.ts';

/**
 * Hydrates the HTML of an island with the props that it was rendered with.
 * @param own the props of the page
 * @param part the part that many visitors share, if the page only names it
 */
export async function hydrate(
  place: Element,
  { Component, prepare, shared }: Island<object>,
  own: object,
  part: unknown,
): Promise<void> {
  const props = shared && part !== undefined ? withPart(own, shared.path, part) : own;
  await prepare?.(props);
  hydrateRoot(place, createElement(Component, props));
}
