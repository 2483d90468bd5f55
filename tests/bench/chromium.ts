import { launchOptions, requireWholeChromium } from '../../scripts/find-chromium.ts';

/** Options to start the bench's browsers: the full Chromium that visitors have. */
export function chromiumOptions() {
  return launchOptions(requireWholeChromium());
}
