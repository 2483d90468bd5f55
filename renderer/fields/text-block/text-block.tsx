import { useMemo } from 'react';
import { htmlOfPieces, textBlock } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Html } from '../../host/html.tsx';
import { sanitize } from '../../host/sanitize.ts';
import { textBlock as textBlockClass } from './text-block.styles.ts';

export const rareField: RareField<'text-block'> = { component: TextBlock, declaration: textBlock };

/** Rich text among the questions; nothing while it has no text. */
function TextBlock({ field, id, view }: FieldProps<'text-block'>) {
  const html = htmlOfPieces(view?.pieces ?? []);
  const safe = useMemo(() => sanitize(html, 'block'), [html]);
  if (html === '') return null;
  return (
    <div id={id}>
      <Html as="div" lang={field.language} className={textBlockClass()} html={safe} />
    </div>
  );
}
