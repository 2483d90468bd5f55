import type { ReactNode } from 'react';

interface PageDocumentProps {
  readonly language: string;
  readonly buildId: string;
  /** Only for a page made for one visitor; a stored page's scripts are known by their hashes. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** The HTML document around a page. `window.waymarkBuildId` names the build that serves it (read only). */
export function PageDocument({ language, buildId, nonce, children }: PageDocumentProps) {
  const script = `Object.defineProperty(window,"waymarkBuildId",{value:${JSON.stringify(buildId)}})`;
  return (
    <html lang={language}>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, built above from a build id */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
        {children}
      </body>
    </html>
  );
}
