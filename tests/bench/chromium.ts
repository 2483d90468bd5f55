import type { LaunchOptions } from 'playwright';
import { requireChromium } from '../../scripts/find-chromium.ts';

/** How the bench starts its browsers; root may not use Chromium's sandbox. */
export function chromiumOptions(): LaunchOptions {
  return { executablePath: requireChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
