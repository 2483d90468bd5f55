// Generated from notice.styles.ts by `npm run generate`. Do not edit.

export interface NoticeVariants {
  readonly tone?: 'info' | 'warning' | 'error' | 'success' | undefined;
  readonly within?: boolean | undefined;
}

export function notice({ tone, within = false }: NoticeVariants = {}): string {
  let names = 'notice';
  if (tone !== undefined) names += ` notice--tone-${tone}`;
  if (within) names += ' notice--within';
  if (within === false) names += ' notice--within-false';
  return names;
}

export function noticeIcon(): string {
  return 'notice-notice-icon';
}

export function noticeWords(): string {
  return 'notice-notice-words';
}

export function smallPrint(): string {
  return 'notice-small-print';
}
