import type { ReactNode } from 'react';
import { notice, noticeIcon, noticeWords } from './notice.classes.ts';

/** How serious something to know is. */
export type Tone = 'info' | 'warning' | 'error' | 'success';

const alarm = 'M12 7.5v5.5M12 16.25v.1';
const marks: Readonly<Record<Tone, string>> = {
  info: 'M12 11v5.5M12 7.75v.1',
  warning: alarm,
  error: alarm,
  success: 'M8 12.5l2.75 2.75L16 9.5',
};

interface NoticeBoxProps {
  readonly id?: string;
  readonly tone: Tone;
  /** Whether it stands within something else, such as a card. */
  readonly within?: boolean;
  readonly children: ReactNode;
}

/** A box that says something. A screen reader says it when it appears; an error at once. */
export function NoticeBox({ id, tone, within = false, children }: NoticeBoxProps) {
  return (
    <div id={id} role={tone === 'error' ? 'alert' : 'status'} className={notice({ tone, within })}>
      <svg className={noticeIcon()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={marks[tone]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="12" cy="12" r="9.25" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <div className={noticeWords()}>{children}</div>
    </div>
  );
}
