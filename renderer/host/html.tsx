import type { SafeHtml } from './safe-html.ts';

interface HtmlProps {
  readonly html: SafeHtml;
  /** Element that contains the HTML. */
  readonly as?: 'dd' | 'div' | 'p' | 'span' | 'td' | 'th' | 'figcaption' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly id?: string | undefined;
  readonly className?: string;
  readonly scope?: 'col' | 'row';
  /** Language, if it differs from the page's. */
  readonly lang?: string | undefined;
}

/** The only place that renders a string as HTML. */
export function Html({ html, as: Element = 'span', ...attributes }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says the HTML was sanitised.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
