import type { NavigationItem, PageSummary, SiteWords } from '#engine';
import type { Site } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import { summaryId } from '../../host/summary-id.ts';
import { opensWindow } from '../../host/window.ts';
import { Icon } from '../../theme/icon.tsx';
import { container } from '../../theme/layout.styles.ts';
import { Call } from './call.tsx';
import { menuButton } from './menu.styles.ts';
import { Menu } from './menu.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { PrimaryNavigation } from './primary-navigation.tsx';
import { sectionShown, selectNavigation } from './select-navigation.ts';
import {
  bar,
  callBesideLogo,
  callInStrip,
  calls,
  logo,
  roomyOnly,
  searchLink,
  section,
  sections,
  siteHeader,
  strip,
  stripRow,
  summaryButton,
} from './site-header.styles.ts';

interface SiteHeaderProps {
  readonly header: Site['header'];
  readonly words: SiteWords['header'];
  /** Path of the home page. */
  readonly home?: string;
  readonly navigation: readonly NavigationItem[];
  /** Path of the page; its entry in the navigation is marked, and its section is shown. */
  readonly path: string;
  /** Each gets a button that opens it, where it does not fit beside its form. */
  readonly summaries?: readonly PageSummary[] | undefined;
}

const menuId = 'site-menu';

/**
 * Sections, logo, the navigation of one section, search and calls to action; on a narrow screen the navigation
 * slides in.
 */
export function SiteHeader({ header, words, home = '/', navigation, path, summaries = [] }: SiteHeaderProps) {
  const { primaryCta, secondaryCta, search } = header;
  const selected = selectNavigation(navigation, path, home);
  const hasStrip =
    selected.length > 0 || [search, secondaryCta, primaryCta].some((each) => each !== undefined);
  return (
    <>
      <header
        className={siteHeader({ kind: 'full', ...(hasStrip && { strip: 'shown' }) })}
        data-site-header=""
        data-script="navigation"
        suppressHydrationWarning
      >
        {hasStrip && (
          <div className={strip()}>
            <div className={container()}>
              <div className={stripRow()}>
                <nav aria-label={words.sections}>
                  <ul className={sections()}>
                    {selected.map((item) => (
                      <li key={item.href} lang={item.language}>
                        <NavigationLink item={item} className={section()} />
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className={sections()}>
                  {search && (
                    <Anchor href={search.href} className={section()}>
                      <Icon name="search" />
                      {search.label}
                    </Anchor>
                  )}
                  {secondaryCta && (
                    <Anchor href={secondaryCta.href} target={secondaryCta.target} className={section()}>
                      {secondaryCta.label}
                    </Anchor>
                  )}
                  {primaryCta && (
                    <div className={callInStrip()}>
                      <Call link={primaryCta} tone="primary" size="slim" />
                    </div>
                  )}
                </div>
              </div>
            </div>
          </div>
        )}
        <div className={container()}>
          <div className={bar()}>
            <Home header={header} words={words} home={home} />
            <PrimaryNavigation items={sectionShown(selected)?.children ?? []} words={words} />
            <div className={calls()}>
              {primaryCta && (
                <div className={callBesideLogo()}>
                  <Call link={primaryCta} tone="primary" size="small" />
                </div>
              )}
              <Summaries summaries={summaries} />
              {search && (
                <Anchor href={search.href} className={searchLink()} label={search.label}>
                  <Icon name="search" />
                </Anchor>
              )}
              <button type="button" className={menuButton()} {...opensWindow(menuId)}>
                <Icon name="menu" />
                {words.openMenu}
              </button>
            </div>
          </div>
        </div>
      </header>
      <Menu id={menuId} sections={selected} header={header} words={words} />
    </>
  );
}

/** The logo, the second call to action and the summaries: nothing that leads visitors of a journey away. */
export function SimpleHeader({
  header,
  words,
  home = '/',
  summaries = [],
}: Pick<SiteHeaderProps, 'header' | 'words' | 'home' | 'summaries'>) {
  const { secondaryCta } = header;
  return (
    <header className={siteHeader()} data-site-header="" suppressHydrationWarning>
      <div className={container()}>
        <div className={bar()}>
          <Home header={header} words={words} home={home} />
          <div className={calls()}>
            {secondaryCta && (
              <div className={summaries.length > 0 ? roomyOnly() : undefined}>
                <Call link={secondaryCta} tone="secondary" size="small" />
              </div>
            )}
            <Summaries summaries={summaries} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Home({ header, words, home }: Required<Pick<SiteHeaderProps, 'header' | 'words' | 'home'>>) {
  return (
    <a href={home} className={logo()} aria-label={words.home}>
      <Picture image={{ ...header.logo, alt: '' }} priority />
    </a>
  );
}

function Summaries({ summaries }: Required<Pick<SiteHeaderProps, 'summaries'>>) {
  return summaries?.map((summary) => (
    <button
      key={summaryId(summary)}
      type="button"
      className={summaryButton()}
      popoverTarget={summaryId(summary)}
    >
      {summary.openLabel}
      <Icon name="plus" />
    </button>
  ));
}
