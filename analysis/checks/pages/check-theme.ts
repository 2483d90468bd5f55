import { pointerOf } from '#engine';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { findLowContrasts, type LowContrast } from './find-low-contrasts.ts';

/** Checks that text and controls can be seen in the colours of the site. */
export function* checkTheme(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('site')) {
    const { theme } = entry.document;
    for (const low of findLowContrasts(theme)) {
      const { color, surface, wanted } = low;
      // A colour that the document leaves out has no place of its own.
      const own = [color, surface].find((name) => theme?.colors?.[name] !== undefined);
      yield {
        entry,
        code: 'low-contrast',
        pointer: own === undefined ? '' : pointerOf('theme', 'colors', own),
        message: messageOf(low),
        help: `Make "${color}" or "${surface}" darker or lighter, until the contrast is ${wanted} to 1 or more.`,
      };
    }
  }
}

function messageOf({ color, surface, colors, found, wanted }: LowContrast): string {
  const [one, other] = colors;
  const need = wanted === 4.5 ? 'text needs' : 'lines and controls need';
  // Rounded down: 4.496 is not 4.5.
  const ratio = Math.floor(found * 100) / 100;
  return `The contrast of "${color}" (${one}) on "${surface}" (${other}) is ${ratio} to 1, and ${need} ${wanted} to 1.`;
}
