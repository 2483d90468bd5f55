import type { Ref } from 'react';
import type { Notice } from '#engine';
import { close, icon, notice as noticeClass, text } from './notice-banner.classes.ts';

interface NoticeBannerProps {
  readonly notice: Notice;
  /** Without it, as while there is no JavaScript, closing is asked of the server. */
  readonly onClose: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Tells how a submission fared. */
export function NoticeBanner({ notice, onClose, ref }: NoticeBannerProps) {
  return (
    <div
      ref={ref}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={noticeClass({ tone: notice.tone })}
    >
      <svg className={icon()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={notice.tone === 'success' ? 'M8 12.5l2.75 2.75L16 9.5' : 'M12 7.5v5.5M12 16.25v.1'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="12" cy="12" r="9.25" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className={text()}>{notice.message}</p>
      <button
        className={close()}
        aria-label={notice.closeLabel}
        {...(onClose
          ? { type: 'button', onClick: onClose }
          : { type: 'submit', name: '_dismiss', value: 'true' })}
      >
        {/* Drawn here: the set of icons is no part of what every step loads. */}
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="M6 6l12 12M18 6L6 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  );
}
