import type {
  Analytics,
  Document,
  LiveChat,
  Page,
  Site,
  Tag,
  ThirdPartyOfAModule,
  ThirdPartyWindow,
} from '#schemas';
import { allModules } from '../../content/modules-within.ts';
import { templateOf } from './template-of.ts';

/** A third party whose script a page needs. */
export interface ThirdParty {
  /** `live-chat`, `tag`, the type of the module that it fills, or `window-` and the id of the mark that opens it. */
  readonly name: string;
  /** Address of its script. */
  readonly script: string;
  /** Hosts that it calls. */
  readonly connectsTo: readonly string[];
  /** Hosts that it embeds. */
  readonly frames: readonly string[];
  /** Purpose that the visitor must have accepted before it is loaded; only of tags. */
  readonly purpose?: string;
}

/**
 * The third parties that a page needs: the chat where the page has one, the windows of marks where the whole footer is
 * shown, those of its modules, and tags: on a page with a form only those that may read what is typed.
 */
export function thirdPartiesOf(site: Site, page: Page): readonly ThirdParty[] {
  const { liveChat, ofModules = {}, tags } = site.thirdParties ?? {};
  const hasForm = page.zones.content.some(({ type }) => type === 'form');
  const types = new Set<string>(allModules(page.zones.content).map(({ type }) => type));
  return [
    ...(liveChat && chatPageOf(site, page.path) !== undefined ? [party('live-chat', liveChat)] : []),
    ...(isWholePage(site, page) ? windowsOf(site) : []),
    ...Object.entries(ofModules).flatMap(([type, own]) => (types.has(type) ? [party(type, own)] : [])),
    ...(tags?.scripts ?? [])
      .filter(({ onForms = false }) => onForms || !hasForm)
      .map((tag) => ({ ...party('tag', tag), purpose: tag.purpose })),
  ];
}

function windowsOf({ footer: { marks = [] } }: Site): readonly ThirdParty[] {
  return marks.flatMap(({ id, window }) => (window ? [party(`window-${id}`, window)] : []));
}

/** Whether a page has everything around its content. With a simple header, nothing leads visitors away from it. */
export function isWholePage(site: Site, page: Page): boolean {
  return (page.header ?? templateOf(site, page.template).header) !== 'simple';
}

/** Where a browser asks whether the chat of a page is active; undefined where the page has no chat. */
export function chatStatusOf(
  { site, documents }: { readonly site: Site; readonly documents: ReadonlyMap<string, Document> },
  path: string,
): string | undefined {
  const pageId = chatPageOf(site, path);
  const operation = documents.get(site.thirdParties?.liveChat?.status ?? '');
  if (pageId === undefined || operation?.kind !== 'operation' || !operation.expose) return undefined;
  return `${operation.expose.path}?pageId=${encodeURIComponent(pageId)}`;
}

/**
 * The event that presses of links and buttons on a page send; undefined where the site names none, and on pages with a
 * form, whose journey says what is sent.
 */
export function pressEventOf(
  { site, documents }: { readonly site: Site; readonly documents: ReadonlyMap<string, Document> },
  page: Page,
): Analytics | undefined {
  if (page.zones.content.some(({ type }) => type === 'form')) return undefined;
  const named = documents.get(site.pressEvent ?? '');
  return named?.kind === 'analytics' ? named : undefined;
}

/** The page id of the chat on a path; undefined where there is no chat. */
function chatPageOf({ thirdParties }: Site, path: string): string | undefined {
  const { pages = {} } = thirdParties?.liveChat ?? {};
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

function party(
  name: ThirdParty['name'],
  { script, connectsTo = [], frames = [] }: LiveChat | ThirdPartyOfAModule | ThirdPartyWindow | Tag,
): ThirdParty {
  return { name, script, connectsTo, frames };
}
