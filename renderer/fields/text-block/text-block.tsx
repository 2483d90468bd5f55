import { useMemo } from 'react';
import { htmlOfPieces } from '#engine';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { Html } from '../../host/html.tsx';
import { sanitize } from '../../host/sanitize.ts';
import { textBlock } from './text-block.styles.ts';

/** Rich text among the questions; nothing while it has no text. */
export function TextBlock({ field, id, view }: FieldProps<'text-block'>) {
  const html = htmlOfPieces(view?.pieces ?? []);
  const safe = useMemo(() => sanitize(html, 'block'), [html]);
  if (html === '') return null;
  return (
    <div id={id}>
      <Html as="div" lang={field.language} className={textBlock()} html={safe} />
    </div>
  );
}
