import type { ReactNode } from 'react';
import { Page, sanitize } from '#renderer';
import type { FormModule } from '#schemas';
import type { ShownPage } from '#server';
import { PageHead } from './page-head.tsx';

interface PageViewProps {
  readonly shown: ShownPage;
  readonly buildId: string;
  /** Renders the form of a step; a content page has none. */
  readonly renderForm?: (module: FormModule) => ReactNode;
  readonly preview?: boolean;
  /** Only for a page made for one visitor; the scripts of a stored page are known by their hashes. */
  readonly nonce?: string | undefined;
}

/**
 * The HTML document of a page. `window.waymarkBuildId`, read only, names the build that made it.
 */
export function PageView({ shown, buildId, renderForm = () => null, preview = false, nonce }: PageViewProps) {
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
          host={{ sanitize, renderForm, preview }}
          year={year}
          exitPreview={preview && process.env.NODE_ENV !== 'development'}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </body>
    </html>
  );
}
