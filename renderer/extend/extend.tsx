import type { ComponentProps, ReactNode } from 'react';
import type { ContentQuery } from '#schemas';
import { Anchor as AnchorView } from '../host/anchor.tsx';
import { Html } from '../host/html.tsx';
import { sanitize } from '../host/sanitize.ts';
import { Band as BandView } from '../theme/band.tsx';
import { button } from '../theme/button.styles.ts';
import { Icon as IconView } from '../theme/icon.tsx';

/** Props of the component of a module. `Module` is what its schema describes. */
export interface ModuleProps<Module> {
  readonly module: Module;
  readonly host: ModuleHost;
}

/** Props of the component of an island. They reach the browser as JSON. */
export interface IslandProps<Module> {
  readonly module: Module;
  readonly host: IslandHost;
}

/** The page around an island. */
export interface IslandHost {
  /** Language of the page, as a BCP 47 tag such as `en-nz`. */
  readonly language: string;
  /** Time zone of the site, such as `Pacific/Auckland`. */
  readonly timeZone: string;
}

/**
 * The export `region` of a module that depends on the address, or on the result of an operation: it is rendered for each
 * request.
 */
export interface Region {
  /** Property of the module that names the operation; it has the definition `operationId` or `exposedOperationId`. */
  readonly operation?: string;
  /** Parameters of the address that it reads. */
  readonly parameters?: readonly string[];
  /** Seconds after which a page asks for it again, if its module has no `refreshSeconds`. An island does that itself. */
  readonly refreshSeconds?: number;
  /** Seconds that a page waits for the operation; 1.5 if left out. */
  readonly patienceSeconds?: number;
}

/** Props of the component of a region. */
export interface RegionProps<Module> extends IslandProps<Module> {
  /** `late` if the operation had no answer in time. */
  readonly data:
    | { readonly state: 'ready'; readonly result?: unknown }
    | { readonly state: 'late' }
    | { readonly state: 'failed' };
  /** Where browsers ask for the result again, if the operation has `expose`. */
  readonly operationPath?: string;
  /** The parameters of the page's regions in the address, without a question mark. */
  readonly query: string;
  /** The path of the page. */
  readonly path: string;
}

/** When the browser hydrates an island. */
export type Hydration = 'at-once' | 'in-view';

/** The page around a module. */
export interface ModuleHost extends IslandHost {
  /** Whether an author looks at drafts. */
  readonly preview: boolean;
  /** The items of content lists that a query selects. */
  readonly items: (query: ContentQuery) => readonly ListedItem[];
  /** The address of an item; undefined if it has no page. */
  readonly itemPath: (item: ListedItem) => string | undefined;
}

/** An item of a content list. */
export interface ListedItem {
  readonly contentID: number;
  /** Its fields, as its list describes them. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A link, as documents write it. */
export interface LinkProps {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  readonly className?: string;
  /** Name for screen readers, where it is not the content. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link; one with an unsafe address leads nowhere. */
export const Link: (props: LinkProps) => ReactNode = AnchorView;

/** A link that looks like a button. `tone` says how much it matters. */
export function ButtonLink({
  tone = 'primary',
  ...link
}: Omit<LinkProps, 'className'> & { readonly tone?: 'primary' | 'secondary' | 'quiet' }): ReactNode {
  return <AnchorView {...link} className={button({ tone })} />;
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'ink';
}

/** A button. It sends no form unless its `type` is `submit`. */
export function Button({ tone = 'primary', className = '', ...rest }: ButtonProps): ReactNode {
  return <button type="button" {...rest} className={`${button({ tone })} ${className}`.trim()} />;
}

/** Props of an icon. */
export interface IconProps {
  readonly name:
    | 'arrow'
    | 'chevron'
    | 'close'
    | 'download'
    | 'external'
    | 'info'
    | 'minus'
    | 'phone'
    | 'plus'
    | 'search'
    | 'tick';
  readonly className?: string;
}

/** A decorative line drawing in the colour of the text, which has the meaning. */
export const Icon: (props: IconProps) => ReactNode = IconView;

/**
 * Asks an operation of the site for its result, from the browser. Rejects when there is none.
 *
 * @param path the `operationPath` of a region
 */
export async function askOperation(path: string, signal?: AbortSignal): Promise<unknown> {
  const { siteToken } = await import('../state/service-cache.ts');
  const headers = { accept: 'application/json', authorization: `Bearer ${await siteToken()}` };
  const response = await fetch(path, { headers, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`The operation answered ${response.status}.`);
  return await response.json();
}

export interface BandProps {
  /** Heading of the module. */
  readonly title?: string | undefined;
  readonly surface?: 'canvas' | 'mist' | 'night';
  readonly children: ReactNode;
}

/** A band of the page as wide as the others, with the heading of its module. */
export const Band: (props: BandProps) => ReactNode = BandView;

export interface ThirdPartyPlaceProps {
  /** Type of the module, under which the site document has its third party. */
  readonly of: string;
  /** Shown until the script is there, and where it cannot run. */
  readonly children: ReactNode;
}

/** A place that the script of a third party fills. The script is loaded when the place comes near the window. */
export function ThirdPartyPlace({ of, children }: ThirdPartyPlaceProps): ReactNode {
  return (
    <div data-third-party={of} data-script="third-party-places">
      {children}
    </div>
  );
}

export interface RichTextProps {
  /** HTML of an author; what is not safe is left out. */
  readonly html: string;
  /** Only what may stand within a line of text. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** HTML of an author. */
export function RichText({ html, inline = false, ...rest }: RichTextProps): ReactNode {
  return <Html html={sanitize(html, inline ? 'inline' : 'block')} as={inline ? 'span' : 'div'} {...rest} />;
}
