import { css } from '../../theme/stitches.ts';

/** Only what went wrong is said in its colour. */
const plainWords = { '& > div': { color: '$ink' } };

/** Something to know, among the questions. Its tone is in its colour, its icon and, in forced colours, its border. */
export const notice = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
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
    /** Within something else that has room of its own. */
    within: {
      true: { gap: '$2', padding: '$2 $3', borderRadius: '$sm', fontSize: '$sm' },
      false: { marginBlockEnd: '$5' },
    },
  },
  defaultVariants: { within: false },
});

export const noticeIcon = css({ flex: 'none', width: '1.35em', height: '1.35em' });

export const noticeWords = css({
  flex: 1,
  minWidth: 0,
  whiteSpace: 'pre-line',
  '& > p': { display: 'inline', marginInlineEnd: '0.5ch' },
  '& > a': { display: 'inline-block', color: 'inherit', fontWeight: '$semibold' },
});

/** What has to be said, but not loudly. */
export const smallPrint = css({
  marginBlockEnd: '$3',
  color: '$inkSoft',
  fontSize: '$sm',
  lineHeight: 1.5,
});
