/** The brand's colour let through by a share in percent, on whatever is behind it. */
export function glow(percent: number): string {
  return `color-mix(in srgb, $colors$accent ${percent}%, transparent)`;
}
