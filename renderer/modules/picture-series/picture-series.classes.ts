// Generated from picture-series.styles.ts by `npm run generate`. Do not edit.

export function choice(): string {
  return 'picture-series-choice';
}

export function choices(): string {
  return 'picture-series-choices';
}

export function figure(): string {
  return 'picture-series-figure';
}

export function label(): string {
  return 'picture-series-label';
}

export function missingPicture(): string {
  return 'picture-series-missing-picture';
}

export function name(): string {
  return 'picture-series-name';
}

export function notice(): string {
  return 'picture-series-notice';
}

export function picture(): string {
  return 'picture-series-picture';
}

export function text(): string {
  return 'picture-series-text';
}
