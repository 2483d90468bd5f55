import { createElement, Fragment, type ReactNode } from 'react';
import type { RichBlock, RichRun } from '#engine';
import { css } from '../../theme/css.ts';

/** The answer to a rich text as its visitor wrote it. Headings are strong lines, since the page has headings of its own. */
export function RichAnswer({ blocks }: { readonly blocks: readonly RichBlock[] }) {
  return (
    <div className={answer()}>
      {blocks.map((block, index) => {
        if ('items' in block)
          return createElement(
            block.kind === 'bullets' ? 'ul' : 'ol',
            { key: index },
            block.items.map((runs, place) => createElement('li', { key: place }, lineOf(runs))),
          );
        const isHeading = block.kind !== 'paragraph';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places.
          <p key={index}>{isHeading ? <strong>{lineOf(block.runs)}</strong> : lineOf(block.runs)}</p>
        );
      })}
    </div>
  );
}

function lineOf(runs: readonly RichRun[]): ReactNode {
  return runs.map(({ text, bold, italic, href }, index) => {
    const slanted = italic ? <em>{text}</em> : text;
    const heavy = bold ? <strong>{slanted}</strong> : slanted;
    const words = href === undefined ? heavy : <a href={href}>{heavy}</a>;
    // biome-ignore lint/suspicious/noArrayIndexKey: runs never change places.
    return <Fragment key={index}>{words}</Fragment>;
  });
}

const answer = css('review-rich-answer', {
  display: 'grid',
  gap: '$2',
  fontWeight: '$regular',
  textAlign: 'start',
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.25rem' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.5rem' },
});
