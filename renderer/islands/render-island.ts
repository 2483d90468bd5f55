import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Island } from './island.ts';
import { type HtmlPart, propsJson } from './props-json.ts';
import { findStaticRegion, staticRegions } from './region-registry.ts';
import { findIsland } from './registry.ts';

/** Names of the regions that need no React in the browser. */
export const staticRegionNames: readonly string[] = Object.keys(staticRegions);

/** The HTML of an island and everything the browser needs to hydrate it. */
export interface RenderedIsland {
  /** In parts, so that those which many islands have in common are bytes already. */
  readonly html: readonly HtmlPart[];
  /** Prefix of the page's title; may be empty. */
  readonly titlePrefix: string;
}

/** Renders an island on the server. Throws when no island has that name, or when its component throws. */
export async function renderIsland(name: string, props: object): Promise<RenderedIsland> {
  const region = findStaticRegion(name);
  const entry = region ?? findIsland(name);
  if (entry === undefined) throw new Error(`No island is called "${name}".`);
  const { Component, prepare, titlePrefix, shared = [] } = (await entry.load()) as unknown as Island<object>;
  await prepare?.(props);
  if (region) {
    const content = renderToStaticMarkup(createElement(Component, props));
    const { place = '', module } = props as RegionPlaceProps;
    const seconds = module?.refreshSeconds ?? region.refreshSeconds;
    const refresh = seconds === undefined ? '' : ` data-refresh-seconds="${seconds}"`;
    return { html: [`<div data-region="${place}"${refresh}>${content}</div>`], titlePrefix: '' };
  }
  const content = renderToString(createElement(Component, props));
  return {
    html: [
      `<div data-island="${name}">${content}</div><script type="application/json">`,
      ...propsJson(props, shared),
      '</script>',
    ],
    titlePrefix: titlePrefix?.(props) ?? '',
  };
}

interface RegionPlaceProps {
  readonly place?: string;
  readonly module?: { readonly refreshSeconds?: number };
}
