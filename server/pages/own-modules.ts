import type { CompiledPage, CompiledRelease } from '#engine';
import type { ContentQuery, Module } from '#schemas';
import type { DigestedContent } from '../content/page-content.ts';
import type { RegionData } from '../content/regions/region.ts';
import type { ExtensionView, GivenToRegion, SiteExtensions } from '../extensions/site-extensions.ts';
import type { Images } from '../files/images/images.ts';
import type { RenderedIsland } from '../files/islands/islands.ts';
import type { PageSite } from './page-site.ts';

interface OwnModulesDeps {
  readonly site: Pick<PageSite, 'impair'>;
  readonly images: Pick<Images, 'link'>;
  readonly extensions: SiteExtensions;
}

/** The page that modules stand on. */
interface PageAround {
  readonly page: CompiledPage;
  readonly release: CompiledRelease;
  readonly content: Pick<DigestedContent, 'content'>;
  readonly asked: { readonly isPreview: boolean };
}

/** The modules of the site's own on its pages. */
export interface OwnModules {
  /** Renders one; undefined for a type of the product. One that fails is reported until it is rendered again. */
  render(module: Module, place: string, around: PageAround): ExtensionView | undefined;
  /** Renders a region. If it fails, a preview says why; other pages have nothing, and it is reported. */
  renderRegion(
    region: RegionData,
    address: Omit<GivenToRegion, 'data'>,
    around: PageAround,
  ): RenderedIsland | undefined;
}

/** Modules of the site's own, rendered for pages and reported while they fail. */
export function ownModules({ site, images, extensions }: OwnModulesDeps): OwnModules {
  const failing = new Map<string, Set<string>>();
  /** Notes whether a module at a place of a page fails. The part is impaired while it fails anywhere. */
  function note(type: string, path: string, place: string, trouble: string | undefined): void {
    const places = failing.get(type) ?? new Set();
    const at = `${path} ${place}`;
    if (trouble === undefined && !places.delete(at)) return;
    if (trouble !== undefined) places.add(at);
    failing.set(type, places);
    if (trouble !== undefined || places.size === 0) site.impair(`extension ${type}`, trouble, path);
  }
  return {
    render(module, place, { page, release, content: { content }, asked }) {
      const { language, timeZone } = release.site;
      const host = {
        language,
        timeZone,
        preview: asked.isPreview,
        items: (query: ContentQuery) => images.link(content.items(query), release),
        itemPath: content.itemPath,
      };
      const view = extensions.render(images.link(module, release), host, place);
      // A preview says it in a box.
      if (view && !view.region && !asked.isPreview) note(module.type, page.page.path, place, view.trouble);
      return view;
    },
    renderRegion({ module, place, data }, address, { page, release, asked }) {
      const view = extensions.renderRegion(module, { data, ...address }, release.site, place);
      if (view === undefined) return undefined;
      if (!asked.isPreview) note(module.type, page.page.path, place, view.trouble);
      return view.trouble === undefined || asked.isPreview
        ? { html: [view.html], titlePrefix: '' }
        : undefined;
    },
  };
}
