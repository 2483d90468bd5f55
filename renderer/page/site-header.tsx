import type { PageSummary } from '#engine';
import type { Link, Site } from '#schemas';
import { Anchor } from '../host/anchor.tsx';
import { Picture } from '../host/picture.tsx';
import { summaryId } from '../host/summary-id.ts';
import { closesWindow, opensWindow, windowed } from '../host/window.ts';
import { button } from '../theme/button.classes.ts';
import { Icon } from '../theme/icon.tsx';
import { container } from '../theme/layout.classes.ts';
import { currentSection } from './current-section.ts';
import {
  bar,
  calls,
  logo,
  menu,
  menuButton,
  menuCalls,
  menuHead,
  menuLink,
  menuLinks,
  navigation,
  roomyOnly,
  section,
  sections,
  siteHeader,
  summaryButton,
  wideOnly,
} from './site-header.classes.ts';

interface SiteHeaderProps {
  readonly header: Site['header'];
  /** Path of the page; its section is marked. */
  readonly path: string;
  /** Whether to show only the logo and the second call to action. */
  readonly simple?: boolean;
  /** Each gets a button that opens it, where it does not fit beside its form. */
  readonly summaries?: readonly PageSummary[] | undefined;
}

const menuId = 'site-menu';

/** Logo, sections and calls to action; on a narrow screen the sections slide in. */
export function SiteHeader({ header, path, simple = false, summaries = [] }: SiteHeaderProps) {
  const { labels, primaryCta, secondaryCta } = header;
  const home = (
    <a href="/" className={logo()} aria-label={labels.home}>
      <Picture image={{ ...header.logo, alt: '' }} priority />
    </a>
  );
  if (simple) {
    return (
      <header className={siteHeader()} data-site-header="" suppressHydrationWarning>
        <div className={container()}>
          <div className={bar()}>
            {home}
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
  const current = currentSection(header.sections, path);
  return (
    <>
      <header className={siteHeader()} data-site-header="" suppressHydrationWarning>
        <div className={container()}>
          <div className={bar()}>
            {home}
            <nav aria-label={labels.navigation} className={navigation()}>
              <ul className={sections()}>
                {header.sections.map((link) => (
                  <li key={link.href}>
                    <SectionLink link={link} current={link === current} className={section()} />
                  </li>
                ))}
              </ul>
            </nav>
            <div className={calls()}>
              {secondaryCta && (
                <div className={wideOnly()}>
                  <Call link={secondaryCta} tone="secondary" size="small" />
                </div>
              )}
              {primaryCta && (
                <div className={roomyOnly()}>
                  <Call link={primaryCta} tone="primary" size="small" />
                </div>
              )}
              <Summaries summaries={summaries} />
              <button type="button" className={menuButton()} {...opensWindow(menuId)}>
                <Icon name="menu" />
                {labels.openMenu}
              </button>
            </div>
          </div>
        </div>
      </header>
      <dialog id={menuId} className={menu()} aria-label={labels.navigation} {...windowed}>
        <div className={menuHead()}>
          <button type="button" className={menuButton()} {...closesWindow(menuId)}>
            <Icon name="close" />
            {labels.closeMenu}
          </button>
        </div>
        <nav aria-label={labels.navigation}>
          <ul className={menuLinks()}>
            {header.sections.map((link) => (
              <li key={link.href}>
                <SectionLink link={link} current={link === current} className={menuLink()} arrow />
              </li>
            ))}
          </ul>
        </nav>
        <div className={menuCalls()}>
          {primaryCta && <Call link={primaryCta} tone="primary" />}
          {secondaryCta && <Call link={secondaryCta} tone="secondary" />}
        </div>
      </dialog>
    </>
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

interface SectionLinkProps {
  readonly link: Link;
  readonly current: boolean;
  readonly className: string;
  readonly arrow?: boolean;
}

function SectionLink({ link, current, className, arrow = false }: SectionLinkProps) {
  return (
    <Anchor href={link.href} target={link.target} className={className} current={current}>
      {link.label}
      {arrow && <Icon name="arrow" />}
    </Anchor>
  );
}

interface CallProps {
  readonly link: Link;
  readonly tone: 'primary' | 'secondary';
  readonly size?: 'small';
}

function Call({ link, tone, size }: CallProps) {
  return (
    <Anchor href={link.href} target={link.target} className={button({ tone, size })}>
      {link.label}
    </Anchor>
  );
}
