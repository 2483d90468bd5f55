import { css } from '../../theme/css.ts';

/** Only an error has coloured text. */
const plainWords = { '& > div': { color: '$ink' } };

/**
 * A notice among the questions. Its tone shows in its colour, its icon and, in forced colours, its border.
 */
export const notice = css('notice', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  marginBlockEnd: '$5',
  padding: '$3 $4',
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: '$md',
  fontWeight: '$medium',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '@forced': { borderColor: 'CanvasText' },
  '@print': { backgroundColor: 'transparent !important' },
  variants: {
    tone: {
      info: { backgroundColor: '$infoSoft', color: '$info', ...plainWords },
      warning: { backgroundColor: '$warningSoft', color: '$warning', ...plainWords },
      error: { backgroundColor: '$dangerSoft', color: '$danger' },
      success: { backgroundColor: '$successSoft', color: '$success', ...plainWords },
    },
    /** Inside another element that has padding of its own. */
    within: {
      true: { marginBlockEnd: 0, gap: '$2', padding: '$2 $3', borderRadius: '$sm', fontSize: '$sm' },
    },
  },
});

export const noticeIcon = css('notice-notice-icon', { flex: 'none', width: '1.35em', height: '1.35em' });

export const noticeWords = css('notice-notice-words', {
  flex: 1,
  minWidth: 0,
  whiteSpace: 'pre-line',
  '& > p': { display: 'inline', marginInlineEnd: '0.5ch' },
  '& > a': { display: 'inline-block', color: 'inherit', fontWeight: '$semibold' },
});

/** Less prominent text. */
export const smallPrint = css('notice-small-print', {
  marginBlockEnd: '$3',
  color: '$inkSoft',
  fontSize: '$sm',
  lineHeight: 1.5,
});
