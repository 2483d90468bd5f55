import type { Ref } from 'react';
import { formEntries, type Notice } from '#engine';
import { Icon } from '../../theme/icon.tsx';
import { close, icon, notice as noticeClass, text } from './notice-banner.styles.ts';

interface NoticeBannerProps {
  readonly notice: Notice;
  /** Label of the button that closes it. */
  readonly closeLabel: string;
  /** Undefined before hydration and without JavaScript: the button then asks the server to close it. */
  readonly onClose: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Banner with the outcome of a submission. */
export function NoticeBanner({ notice, closeLabel, onClose, ref }: NoticeBannerProps) {
  return (
    <div
      ref={ref}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={noticeClass({ tone: notice.tone })}
    >
      <Icon name={notice.tone === 'success' ? 'success' : 'alarm'} className={icon()} />
      <p className={text()}>{notice.message}</p>
      {!notice.stays && (
        <button
          className={close()}
          aria-label={closeLabel}
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
