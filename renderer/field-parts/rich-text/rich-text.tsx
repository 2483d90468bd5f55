import { useMemo } from 'react';
import { Html } from '../../host/html.tsx';
import { sanitize } from '../../host/sanitize.ts';
import { css } from '../../theme/css.ts';
import { drawnFoldSign } from '../../theme/fold-sign.ts';

interface RichTextProps {
  /** Id of a hint. */
  readonly id?: string;
  readonly html: string;
  /** As of the field. */
  readonly language: string | undefined;
}

/** HTML of the author: a text block, a rich hint or a rich notice. What is not safe is left out. */
export function RichText({ id, html, language }: RichTextProps) {
  const safe = useMemo(() => sanitize(html, 'block'), [html]);
  return (
    <Html as="div" id={id} lang={language} className={richText({ hint: id !== undefined })} html={safe} />
  );
}

const richText = css('field-rich-text', {
  maxWidth: '$reading',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '0.8em' },
  '& > :is(h2, h3, h4, h5, h6) + *': { marginTop: '0.4em' },
  '& h2': { fontSize: '$xl' },
  '& h3': { fontSize: '$lg' },
  '& :is(h4, h5, h6)': { fontSize: '$md' },
  '& a': { fontWeight: '$medium' },
  '& :is(ol, ul)': { paddingInlineStart: '1.5em' },
  '& li + li': { marginTop: '0.35em' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& :is(td, th)': {
    padding: '$2 $3',
    borderBottom: '1px solid $colors$line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$4',
    minHeight: '$target',
    paddingBlock: '$2',
    fontWeight: '$medium',
    cursor: 'pointer',
    '&::after': drawnFoldSign,
  },
  '& details[open] > summary::after': { transform: 'rotate(45deg)' },
  variants: { hint: { true: { color: '$inkSoft', fontSize: '$sm' } } },
});
