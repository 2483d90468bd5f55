// Generated from document-rows.styles.ts by `npm run generate`. Do not edit.

export function about(): string {
  return 'document-rows-about';
}

export function meta(): string {
  return 'document-rows-meta';
}

export function row(): string {
  return 'document-rows-row';
}

export function rows(): string {
  return 'document-rows-rows';
}

export function sign(): string {
  return 'document-rows-sign';
}

export function title(): string {
  return 'document-rows-title';
}
