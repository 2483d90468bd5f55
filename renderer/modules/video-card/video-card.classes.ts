// Generated from video-card.styles.ts by `npm run generate`. Do not edit.

export function card(): string {
  return 'video-card-card';
}

export function closer(): string {
  return 'video-card-closer';
}

export function description(): string {
  return 'video-card-description';
}

export function opener(): string {
  return 'video-card-opener';
}

export function overlay(): string {
  return 'video-card-overlay';
}

export function overlayHead(): string {
  return 'video-card-overlay-head';
}

export function overlayTitle(): string {
  return 'video-card-overlay-title';
}

export function play(): string {
  return 'video-card-play';
}

export function player(): string {
  return 'video-card-player';
}

export function still(): string {
  return 'video-card-still';
}

export function title(): string {
  return 'video-card-title';
}
