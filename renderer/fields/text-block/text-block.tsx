import { textBlock } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { RichText } from '../../field-parts/rich-text/rich-text.tsx';
import { css } from '../../theme/css.ts';

export const rareField: RareField<'text-block'> = { component: TextBlock, declaration: textBlock };

/** Rich text among the questions; nothing while it has no text. */
function TextBlock({ field: { html, language }, id }: FieldProps<'text-block'>) {
  if (html === '') return null;
  return (
    <div id={id} className={gap()}>
      <RichText html={html} language={language} />
    </div>
  );
}

/** The gap to what follows. */
const gap = css('text-block', { paddingBlockEnd: '$5' });
