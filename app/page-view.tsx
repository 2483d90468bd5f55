import { type Problem, summariesOf } from '#engine';
import { Page, sanitize } from '#renderer';
import type { FormModule } from '#schemas';
import type { ShownPage } from '#server';
import { PageHead } from './page-head.tsx';
import { StepPlace } from './step-place.tsx';

interface PageViewProps {
  readonly shown: ShownPage;
  readonly buildId: string;
  readonly preview?: boolean;
  /** What is wrong with the drafts; only in preview. */
  readonly problems?: readonly Problem[];
  /** Only for a page made for one visitor; the scripts of a stored page are known by their hashes. */
  readonly nonce?: string | undefined;
}

/**
 * The HTML document of a page. `window.waymarkBuildId`, read only, names the build that made it.
 */
export function PageView({ shown, buildId, preview = false, problems = [], nonce }: PageViewProps) {
  const { page, release, year } = shown;
  const script = `Object.defineProperty(window,"waymarkBuildId",{value:${JSON.stringify(buildId)}})`;
  return (
    <html lang={release.site.language}>
      <body>
        <PageHead shown={shown} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made above of a build id */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
        <Page
          page={page}
          site={release.site}
          summaries={summariesOf(release, page)}
          host={{ sanitize, renderForm: placeOf, preview }}
          year={year}
          problems={problems}
          exitPreview={preview && process.env.NODE_ENV !== 'development'}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </body>
    </html>
  );
}

function placeOf({ journey, step }: FormModule) {
  return <StepPlace journey={journey} step={step} />;
}
