import { launchOptions, requireWholeChromium } from '../../scripts/find-chromium.ts';

/** How the bench starts its browsers: as visitors have them. */
export function chromiumOptions() {
  return launchOptions(requireWholeChromium());
}
