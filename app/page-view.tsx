import {
  alternatesOf,
  canonicalAddressOf,
  chatStatusOf,
  directionOf,
  type LanguageLink,
  languageLinks,
  languageOfTexts,
  pressEventOf,
  summariesOf,
} from '#engine';
import { alertsMark, alertsOf, IslandPlace, Page, sanitize } from '#renderer';
import type { FormModule } from '#schemas';
import type { PageToRender, ShownPage } from '#server';

/** The HTML of a page, without scripts and styles: the front of the site adds those that its islands need. */
export function PageView({
  shown,
  linkPictures,
  renderExtension,
  buildId,
  preview,
  exitPreview,
  problems,
  times,
  explained,
}: PageToRender) {
  const { page, release, content, year } = shown;
  const alerts = alertsOf(release.site, content);
  return (
    <html
      lang={release.site.language}
      dir={directionOf(release.site.language)}
      data-build={buildId}
      {...(alerts && { 'data-alerts': alertsMark(alerts), 'data-script': 'alerts' })}
    >
      <body>
        <PageHead shown={shown} />
        <Page
          page={linkPictures(page)}
          site={linkPictures(release.site)}
          navigation={release.navigation}
          languages={languageLinks(release, page.path)}
          textsIn={languageOfTexts(release, page.path)}
          chatStatus={chatStatusOf(release, page.path)}
          summaries={summariesOf(release, page)}
          host={{
            ...content,
            site: release.site,
            items: (query) => linkPictures(content.items(query)),
            sanitize,
            renderForm: placeOf,
            renderExtension,
            preview,
            pressCategories: pressEventOf(release, page)?.categories,
          }}
          year={year}
          problems={problems}
          times={times}
          explained={explained}
          exitPreview={exitPreview}
        />
      </body>
    </html>
  );
}

function placeOf({ journey, step }: FormModule) {
  return <IslandPlace name="journey-form" place={`${journey}/${step}`} />;
}

/**
 * The head of a page: its title, such as `[UAT] About us | Brand`, and the directives for robots. React moves
 * it into the head.
 */
function PageHead({ shown }: { readonly shown: ShownPage }) {
  const { page, release, head, titlePrefix, thirdParties } = shown;
  const { metaDescription, metaKeywords, sitemapVisible } = page.seo;
  const pressEvent = pressEventOf(release, page);
  const icon = release.site.theme?.icon;
  const title = `${page.title} | ${release.site.brand}`;
  return (
    <>
      <title>{titlePrefix === '' ? title : `${titlePrefix} ${title}`}</title>
      {metaDescription && <meta name="description" content={metaDescription} />}
      {metaKeywords && <meta name="keywords" content={metaKeywords} />}
      {!sitemapVisible && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonicalAddressOf(release, page.path)} />
      {sitemapVisible && <Alternates links={alternatesOf(release, page.path)} />}
      {thirdParties.map(({ name, script, purpose }) => (
        <meta key={script} name={`third-party-${name}`} content={script} data-purpose={purpose} />
      ))}
      {pressEvent && <meta name="press-event" content={pressEvent.event} data-script="press-events" />}
      {icon && <link rel="icon" href={icon} type="image/svg+xml" />}
      {head.map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  );
}

/** Says where the page is in each language; who reads none of them gets that of the documents. */
function Alternates({ links }: { readonly links: readonly LanguageLink[] }) {
  return (
    <>
      {links.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      {links[0] && <link rel="alternate" hrefLang="x-default" href={links[0].address} />}
    </>
  );
}
