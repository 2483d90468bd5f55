'use client';

import type { MouseEvent } from 'react';
import type { Site } from '#schemas';
import { button } from '../theme/button.classes.ts';
import { previewBar } from './preview-bar.classes.ts';

interface PreviewBarProps {
  readonly texts: Site['previewBar'];
  /** Where a visitor goes on after leaving: the current path. */
  readonly path: string;
}

/** The way out of preview. It asks first; declining stays on the page. */
export function PreviewBar({ texts, path }: PreviewBarProps) {
  const ask = (event: MouseEvent) => {
    if (!window.confirm(texts.question)) event.preventDefault();
  };
  return (
    <div className={previewBar()}>
      <a
        href={`/api/exit-preview?slug=${encodeURIComponent(path)}`}
        className={button({ tone: 'ink' })}
        onClick={ask}
      >
        {texts.exitLabel}
      </a>
    </div>
  );
}
