import type { FormWords } from '#engine';
import { closesWindow, opensWindow, windowed } from '../../host/window.ts';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';
import { infoId } from '../field-ids.ts';
import type { QuestionProps } from '../field-props.ts';

interface InfoProps {
  readonly id: string;
  readonly info: NonNullable<QuestionProps['field']['info']>;
  readonly words: FormWords;
}

/**
 * Longer information in a window that a button opens. The browser itself opens and closes it, without a
 * script: as a modal dialog, or as a popover where buttons do not support commands yet.
 */
export function Info({ id, info, words }: InfoProps) {
  const window = infoId(id);
  return (
    <div className={place()}>
      <button type="button" className={opener()} {...opensWindow(window)}>
        {info.label}
      </button>
      <dialog id={window} className={dialog()} aria-labelledby={`${window}-title`} {...windowed}>
        <h2 id={`${window}-title`} className={title()}>
          {info.title}
        </h2>
        <p className={text()}>{info.text}</p>
        <div className={closing()}>
          <button type="button" className={button({ tone: 'ink' })} {...closesWindow(window)}>
            {info.closeLabel ?? words.infoCloseLabel}
          </button>
        </div>
      </dialog>
    </div>
  );
}

/** Aligned with the text of the statement above it. */
const place = css('field-info-place', { 'label:has(input) + &': { paddingInlineStart: '2.3rem' } });

/** Button that opens a window. */
const opener = css('field-info-opener', {
  minHeight: '2.75rem',
  padding: '0.35rem 0',
  border: 0,
  backgroundColor: 'transparent',
  color: '$accentText',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textDecorationThickness: '0.1em',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '@hover': { '&:hover:not(:disabled)': { textDecorationStyle: 'solid' } },
  '&:disabled': { color: '$inkSoft', cursor: 'not-allowed' },
  '@print': { display: 'none' },
});

const dialog = css('field-info-dialog', {
  width: 'min(34rem, 100vw - 2 * $space$4)',
  maxHeight: 'calc(100dvh - 2 * $space$4)',
  margin: 'auto',
  padding: '$6',
  border: 0,
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  color: '$ink',
  boxShadow: '$high',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: translucent('ink', 55) },
  '@lively': {
    transition: 'opacity $transitions$quick, translate $transitions$quick',
    '@starting-style': { opacity: 0, translate: '0 0.5rem' },
  },
  '@forced': { border: '2px solid CanvasText' },
});

const title = css('field-info-title', {
  marginBlockEnd: '$3',
  fontSize: '$xl',
  fontWeight: '$semibold',
});

const text = css('field-info-text', {
  lineHeight: '$text',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

const closing = css('field-info-closing', {
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: '$5',
});
