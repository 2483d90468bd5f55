/** Contrast of two colours by WCAG 2.2: from 1, none, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The linear value of a colour channel, from its byte in sRGB. */
function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The use that WCAG 2.2 AA allows for a contrast. */
export function suitabilityOf(contrast: number): 'text' | 'large text, controls' | 'decoration' {
  if (contrast >= 4.5) return 'text';
  return contrast >= 3 ? 'large text, controls' : 'decoration';
}
