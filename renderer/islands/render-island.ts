import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Island } from './island.ts';
import { findIsland } from './registry.ts';

/** The HTML of an island and everything the browser needs to hydrate it. */
export interface RenderedIsland {
  readonly html: string;
  /** Prefix of the page's title; may be empty. */
  readonly titlePrefix: string;
}

/** Renders an island on the server. Throws when no island has that name, or when its component throws. */
export async function renderIsland(name: string, props: object): Promise<RenderedIsland> {
  const entry = findIsland(name);
  if (entry === undefined) throw new Error(`No island is called "${name}".`);
  const { Component, prepare, titlePrefix } = (await entry.load()) as unknown as Island<object>;
  await prepare?.(props);
  const content = renderToString(createElement(Component, props));
  return {
    html: `<div data-island="${name}">${content}</div><script type="application/json">${jsonBlock(props)}</script>`,
    titlePrefix: titlePrefix?.(props) ?? '',
  };
}

/** JSON that cannot close the script block that contains it. */
function jsonBlock(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
