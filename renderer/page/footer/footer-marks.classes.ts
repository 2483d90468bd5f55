// Generated from footer-marks.styles.ts by `npm run generate`. Do not edit.

export function mark(): string {
  return 'footer-marks-mark';
}

export function markLogo(): string {
  return 'footer-marks-mark-logo';
}

export function markText(): string {
  return 'footer-marks-mark-text';
}

export function markTitle(): string {
  return 'footer-marks-mark-title';
}

export function marks(): string {
  return 'footer-marks-marks';
}
