// Generated from notice-banner.styles.ts by `npm run generate`. Do not edit.

export function close(): string {
  return 'notice-banner-close';
}

export function icon(): string {
  return 'notice-banner-icon';
}

export interface NoticeVariants {
  readonly tone?: 'error' | 'info' | 'success' | undefined;
}

export function notice({ tone }: NoticeVariants = {}): string {
  let names = 'notice-banner-notice';
  if (tone !== undefined) names += ` notice-banner-notice--tone-${tone}`;
  return names;
}

export function text(): string {
  return 'notice-banner-text';
}
