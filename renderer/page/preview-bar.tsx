import type { MouseEvent } from 'react';
import type { SiteWords } from '#engine';
import { button } from '../theme/button.styles.ts';
import { css } from '../theme/css.ts';

export interface PreviewBarProps {
  readonly words: SiteWords['previewBar'];
  /** Path of the page; at an unknown address, that of the not-found page. */
  readonly path: string;
}

/** The exit from preview. It asks for confirmation, then shows the current path as visitors see it. */
export function PreviewBar({ words, path }: PreviewBarProps) {
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = exitAddress(window.location.pathname);
    if (!window.confirm(words.question)) event.preventDefault();
  };
  return (
    <div className={previewBar()}>
      <a href={exitAddress(path)} className={button({ tone: 'ink' })} onClick={ask}>
        {words.exitLabel}
      </a>
    </div>
  );
}

function exitAddress(path: string): string {
  return `/api/exit-preview?slug=${encodeURIComponent(path)}`;
}

/** Floats in the corner, out of the way of the page. */
const previewBar = css('preview-bar', {
  position: 'fixed',
  insetInlineEnd: '$4',
  bottom: 'calc($space$4 + var(--covered, 0px))',
  zIndex: '$overlay',
  borderRadius: '$pill',
  boxShadow: '$high',
  '--ring': '$colors$focus',
  '@print': { display: 'none' },
});
