import { MessagePage } from '#renderer';
import type { Site } from '#schemas';

/** The HTML document that says, in the site's own words, that a page cannot be shown now. */
export function FailureView({ site: { language, brand, messages, header } }: { readonly site: Site }) {
  return (
    <html lang={language}>
      <body>
        <title>{`${messages.errorTitle} | ${brand}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/images/icon.svg" type="image/svg+xml" />
        <MessagePage
          title={messages.errorTitle}
          text={messages.errorText}
          link={{ label: header.labels.home, href: '/' }}
        />
      </body>
    </html>
  );
}
