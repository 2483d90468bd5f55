import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { memoize, setOperatorExtensions } from '#engine';
import * as extendFields from '../extend/fields.tsx';
import type { Island, IslandEntry } from '../islands/island.ts';
import { withPart } from '../islands/shared-part.ts';
import { showSiteField } from '../journey/questions/site-fields.tsx';
import { findStaticRegion, staticRegions } from '../registry/region-registry.ts';
import { UnshownModule } from '../registry/unshown-module.tsx';
import { extensionPackages } from './extension-packages.ts';
import { findIsland } from './registry.ts';

/** Names of the regions that need no React in the browser. */
export const staticRegionNames: readonly string[] = Object.keys(staticRegions);

/** For modules of a site's own: the packages that they import, and their rendering. */
export const extensionRuntime = {
  showField: showSiteField,
  setOperators: setOperatorExtensions,
  /** A box in a preview that says why a module cannot be shown. */
  troubleHtml: (type: string, trouble: string) =>
    renderToStaticMarkup(createElement(UnshownModule, { type, trouble })),
  packages: { ...extensionPackages, 'waymark/extend/fields': extendFields },
  /** @param ids prefix of the ids of one that the browser hydrates; left out for one that stays HTML */
  render(component: unknown, props: object, ids?: string): string {
    const element = createElement(component as FunctionComponent<object>, props);
    return ids === undefined
      ? renderToStaticMarkup(element)
      : renderToString(element, { identifierPrefix: ids });
  },
};

/** The HTML of an island and everything the browser needs to hydrate it. */
export interface RenderedIsland {
  /** In parts, each of which is encoded by itself. */
  readonly html: readonly string[];
  /** Prefix of the page's title; may be empty. */
  readonly titlePrefix: string;
}

/**
 * Renders an island on the server. Throws when no island has that name, or when its component throws.
 *
 * @param unsent further props of a region that no browser hydrates
 */
export async function renderIsland(
  name: string,
  props: object,
  unsent: object = {},
): Promise<RenderedIsland> {
  const region = findStaticRegion(name);
  const entry = region ?? findIsland(name);
  if (entry === undefined) throw new Error(`No island is called "${name}".`);
  const { Component, prepare, titlePrefix, shared } = await loaded(entry);
  await prepare?.(props);
  if (region) {
    const content = renderToStaticMarkup(createElement(Component, { ...props, ...unsent }));
    const { place = '', module } = props as RegionPlaceProps;
    const seconds = module?.refreshSeconds ?? region.refreshSeconds;
    const refresh = seconds === undefined ? '' : ` data-refresh-seconds="${seconds}"`;
    return { html: [`<div data-region="${place}"${refresh}>${content}</div>`], titlePrefix: '' };
  }
  const content = renderToString(createElement(Component, props));
  const src = shared?.src(props);
  const own = shared && src !== undefined ? withPart(props, shared.path, undefined) : props;
  return {
    html: [
      `<div data-island="${name}"${src === undefined ? '' : ` data-shared="${src}"`}>${content}</div>`,
      `<script type="application/json">${scriptJson(own)}</script>`,
    ],
    titlePrefix: titlePrefix?.(props) ?? '',
  };
}

/** The island of an entry, memoized: importing a module again takes time in each rendering. */
const loaded = memoize(async (entry: Pick<IslandEntry, 'load'>): Promise<Island<object>> => {
  return (await entry.load()) as unknown as Island<object>;
});

interface RegionPlaceProps {
  readonly place?: string;
  readonly module?: { readonly refreshSeconds?: number };
}

/** JSON that cannot close the script block that contains it. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
