import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { notice, noticeIcon, noticeWords } from './notice.styles.ts';

/** Severity of a notice. */
export type Tone = 'info' | 'warning' | 'error' | 'success';

const marks = { info: 'info', warning: 'alarm', error: 'alarm', success: 'success' } as const;

interface NoticeBoxProps {
  readonly id?: string;
  readonly tone: Tone;
  /** Whether it is inside another element, such as a card. */
  readonly within?: boolean;
  readonly children: ReactNode;
}

/** A box with a message. A screen reader announces it when it appears, and an error at once. */
export function NoticeBox({ id, tone, within = false, children }: NoticeBoxProps) {
  return (
    <div id={id} role={tone === 'error' ? 'alert' : 'status'} className={notice({ tone, within })}>
      <Icon name={marks[tone]} className={noticeIcon()} />
      <div className={noticeWords()}>{children}</div>
    </div>
  );
}
