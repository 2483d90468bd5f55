// Generated from live-chat.styles.ts by `npm run generate`. Do not edit.

export interface LauncherVariants {
  readonly place?: 'raised' | undefined;
}

export function launcher({ place }: LauncherVariants = {}): string {
  let names = 'live-chat-launcher';
  if (place !== undefined) names += ` live-chat-launcher--place-${place}`;
  return names;
}
