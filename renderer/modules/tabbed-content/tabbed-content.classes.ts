// Generated from tabbed-content.styles.ts by `npm run generate`. Do not edit.

export function section(): string {
  return 'tabbed-content-section';
}

export function sectionBody(): string {
  return 'tabbed-content-section-body';
}

export function sectionIcon(): string {
  return 'tabbed-content-section-icon';
}

export function sectionName(): string {
  return 'tabbed-content-section-name';
}

export function sections(): string {
  return 'tabbed-content-sections';
}

export function tab(): string {
  return 'tabbed-content-tab';
}

export function topic(): string {
  return 'tabbed-content-topic';
}

export function topics(): string {
  return 'tabbed-content-topics';
}
