/** The first opaque background, from an element outwards. */
export function opaque(element: Element | null): string {
  for (let each = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (channels(backgroundColor)[3] === 1) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** Contrast of a colour on an opaque background by WCAG 2: from 1 to 21. */
export function contrast(color: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(ground, color), luminance(ground)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(...colors: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = channels(...colors).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Red, green, blue and opacity of colours over each other, from 0 to 1. They are drawn, so that every
 * notation is supported.
 */
function channels(...colors: readonly string[]): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].map((channel) => channel / 255);
}
