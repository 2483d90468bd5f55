import {
  directionOf,
  isWholePage,
  type LanguageLink,
  type NavigationItem,
  type PageSummary,
  type Problem,
  templateOf,
  thirdPartiesOf,
  type WordedSite,
} from '#engine';
import type { Page as PageDocument } from '#schemas';
import type { Host } from '../host/host.ts';
import { IslandPlace } from '../islands/island-place.tsx';
import { PressCategory } from '../islands/press-category.tsx';
import { css } from '../theme/css.ts';
import { AlertBanner } from './alert/alert-banner.tsx';
import { alertsOf } from './alert/alerts-of.ts';
import { LiveChat } from './chat/live-chat.tsx';
import { ConsentPrompt } from './consent/consent-prompt.tsx';
import { LanguageSuggestions } from './footer/language-suggestions.tsx';
import { Languages } from './footer/languages.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SimpleHeader, SiteHeader } from './header/site-header.tsx';
import { PageModules } from './page-modules.tsx';
import { PreviewProblems, PreviewTimes } from './preview-problems.tsx';
import { type ExplainedStep, PreviewWhy } from './preview-why.tsx';

interface PageProps {
  readonly page: PageDocument;
  readonly site: WordedSite;
  readonly host: Host;
  /** The navigation of the site; without it the header has none. */
  readonly navigation?: readonly NavigationItem[];
  /** The page in the languages of the site; none where there is one language. */
  readonly languages?: readonly LanguageLink[];
  /** Language of the modules, where it is not that of the page: they are not translated. */
  readonly textsIn?: string | undefined;
  /** Address that says whether the chat of the page is active; undefined where it has none. */
  readonly chatStatus?: string | undefined;
  /** Summaries beside the forms of the page. */
  readonly summaries?: readonly PageSummary[];
  /** The current year in the site's time zone. */
  readonly year: number;
  /** Whether to show the exit from preview: in preview, unless the site runs in development. */
  readonly exitPreview?: boolean;
  /** Problems of the drafts on the page; only in preview. */
  readonly problems?: readonly Problem[];
  /** When visitors see the page and the items on it, as sentences; only in preview. */
  readonly times?: readonly string[];
  /** Why the steps of the page are as they are; only in preview. */
  readonly explained?: readonly ExplainedStep[];
}

/** A whole page without `html`, `head` and `body`: header, the modules of its zones, footer. */
export function Page({
  page,
  site,
  host,
  navigation = [],
  languages = [],
  textsIn,
  chatStatus,
  summaries,
  year,
  exitPreview = false,
  problems = [],
  times = [],
  explained = [],
}: PageProps) {
  const template = templateOf(site, page.template);
  const header = page.header ?? template.header;
  const hasTags = thirdPartiesOf(site, page).some(({ name }) => name === 'tag');
  const tags = hasTags ? site.thirdParties?.tags : undefined;
  const [alert] = alertsOf(site, host) ?? [];
  const hasForm = page.zones.content.some(({ type }) => type === 'form');
  return (
    <>
      <a href="#main" className={skip()}>
        {site.words.header.skip}
      </a>
      {alert && (
        <>
          <PressCategory host={host} of="alert" />
          <AlertBanner alert={alert} words={site.words.alerts} />
        </>
      )}
      {problems.length > 0 && <PreviewProblems problems={problems} />}
      {times.length > 0 && <PreviewTimes times={times} />}
      {header !== 'hidden' && <PressCategory host={host} of="header" />}
      {header === 'simple' && (
        <SimpleHeader header={site.header} words={site.words.header} home={site.home} summaries={summaries} />
      )}
      {(header ?? 'shown') === 'shown' && (
        <SiteHeader
          header={site.header}
          words={site.words.header}
          home={site.home}
          navigation={navigation}
          path={page.path}
          summaries={summaries}
        />
      )}
      <main
        id="main"
        lang={textsIn}
        dir={textsIn && directionOf(textsIn)}
        className={main({ width: template.width })}
        tabIndex={-1}
      >
        <PageModules zones={page.zones} host={host} />
      </main>
      {explained.length > 0 && <PreviewWhy steps={explained} />}
      <PressCategory host={host} of="footer" />
      <SiteFooter
        site={site}
        phones={template.phones}
        year={year}
        isWhole={isWholePage(site, page)}
        languages={
          languages.length > 0 && <Languages links={languages} page={page} words={site.words.languages} />
        }
        tags={tags}
      />
      {/* A step has no room for its script, and its visitor has chosen a language before. */}
      {!hasForm && <LanguageSuggestions links={languages} />}
      {tags && <ConsentPrompt tags={tags} words={site.words.consent} />}
      {site.thirdParties?.liveChat && chatStatus !== undefined && (
        <LiveChat chat={site.thirdParties.liveChat} status={chatStatus} path={page.path} />
      )}
      {exitPreview && (
        <IslandPlace name="preview-bar" props={{ words: site.words.previewBar, path: page.path }} />
      )}
    </>
  );
}

const skip = css('page-skip', {
  position: 'fixed',
  top: '$3',
  insetInlineStart: '$3',
  zIndex: '$overlay',
  padding: '$3 $5',
  borderRadius: '$pill',
  backgroundColor: '$ink',
  color: '$onNight',
  fontWeight: '$semibold',
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@print': { display: 'none' },
});

/**
 * The content of the page, as wide as header and footer. With the footer it is at least as high as the
 * screen, so that a short page does not float.
 */
const main = css('page-main', {
  minHeight: '62vh',
  outline: 'none',
  '@print': { minHeight: 0 },
  variants: { width: { content: {}, wide: { 'body:has(> &)': { '--sizes-content': '90rem' } } } },
});
