// Generated from image-snippet.styles.ts by `npm run generate`. Do not edit.

export function body(): string {
  return 'image-snippet-body';
}

export function description(): string {
  return 'image-snippet-description';
}

export function picture(): string {
  return 'image-snippet-picture';
}

export function snippet(): string {
  return 'image-snippet-snippet';
}

export function title(): string {
  return 'image-snippet-title';
}
