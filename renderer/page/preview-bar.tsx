import type { MouseEvent } from 'react';
import type { Site } from '#schemas';
import { button } from '../theme/button.classes.ts';
import { previewBar } from './preview-bar.classes.ts';

export interface PreviewBarProps {
  readonly texts: Site['previewBar'];
  /** Path of the page. At an unknown address it is that of the page which says so. */
  readonly path: string;
}

/** The way out of preview: it asks first, then shows the current path as visitors see it. Declining stays on the page. */
export function PreviewBar({ texts, path }: PreviewBarProps) {
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = exitAddress(window.location.pathname);
    if (!window.confirm(texts.question)) event.preventDefault();
  };
  return (
    <div className={previewBar()}>
      <a href={exitAddress(path)} className={button({ tone: 'ink' })} onClick={ask}>
        {texts.exitLabel}
      </a>
    </div>
  );
}

function exitAddress(path: string): string {
  return `/api/exit-preview?slug=${encodeURIComponent(path)}`;
}
