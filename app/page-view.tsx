import { chatStatusOf, summariesOf } from '#engine';
import { alertsMark, alertsOf, IslandPlace, Page, sanitize } from '#renderer';
import type { FormModule } from '#schemas';
import type { PageToRender } from '#server';
import { PageHead } from './page-head.tsx';

/** The HTML of a page, without scripts and styles: the front of the site adds those that its islands need. */
export function PageView({
  shown,
  linkPictures,
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
      data-build={buildId}
      {...(alerts && { 'data-alerts': alertsMark(alerts), 'data-script': 'alerts' })}
    >
      <body>
        <PageHead shown={shown} />
        <Page
          page={linkPictures(page)}
          site={linkPictures(release.site)}
          navigation={release.navigation}
          chatStatus={chatStatusOf(release, page.path)}
          summaries={summariesOf(release, page)}
          host={{
            ...content,
            items: (query) => linkPictures(content.items(query)),
            sanitize,
            renderForm: placeOf,
            preview,
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
