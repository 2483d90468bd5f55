import type { Ref } from 'react';
import { type FormWords, formEntries, type Notice } from '#engine';
import { Anchor } from '../../host/anchor.tsx';
import { PhoneText } from '../../host/phone.tsx';
import { css } from '../../theme/css.ts';
import { Icon } from '../../theme/icon.tsx';

interface NoticeBannerProps {
  readonly notice: Notice;
  readonly words: Pick<FormWords, 'closeLabel' | 'phones'>;
  /** Undefined before hydration and without JavaScript: the button then asks the server to close it. */
  readonly onClose: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Banner with the outcome of a submission. */
export function NoticeBanner({ notice, words, onClose, ref }: NoticeBannerProps) {
  return (
    <div
      ref={ref}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={noticeClass({ tone: notice.tone })}
    >
      <Icon name={notice.tone === 'success' ? 'success' : 'alarm'} className={icon()} />
      <div lang={notice.language} className={text()}>
        {notice.message.split('\n').map((line) => (
          <p key={line}>
            <PhoneText text={line} phones={words.phones} />
          </p>
        ))}
        {notice.link && (
          <p>
            <Anchor href={notice.link.href}>{notice.link.label}</Anchor>
          </p>
        )}
      </div>
      {!notice.stays && (
        <button
          className={close()}
          aria-label={words.closeLabel}
          {...(onClose
            ? { type: 'button', onClick: onClose }
            : { type: 'submit', name: formEntries.dismiss, value: 'true' })}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

const noticeClass = css('notice-banner-notice', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$4',
  borderRadius: '$md',
  border: '1px solid transparent',
  fontWeight: '$medium',
  lineHeight: '$snug',
  scrollMarginTop: '$space$4',
  '& + &': { marginBlockStart: '$3' },
  '@forced': { border: '2px solid CanvasText' },
  variants: {
    tone: {
      error: { backgroundColor: '$danger', color: 'white', '--ring': 'white' },
      info: { backgroundColor: '$infoSoft', color: '$info', borderColor: 'currentColor' },
      success: { backgroundColor: '$successSoft', color: '$success', borderColor: 'currentColor' },
    },
  },
});

const icon = css('notice-banner-icon', {
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  marginBlockStart: '-0.05rem',
});

const text = css('notice-banner-text', {
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  '& p + p': { marginBlockStart: '$2' },
  '& a': { color: 'inherit' },
});

const close = css('notice-banner-close', {
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginBlock: '-0.65rem',
  marginInline: '0 -0.65rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: 'inherit',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  '@hover': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)' } },
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: '50%' },
});
