import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/find-chromium.ts';
import { root } from '../../scripts/processes.ts';
import { runsFull } from '../../tests/support/running/tier.ts';

const { args = [], ...browser } = launchOptions();

/**
 * Screenshots of every story, compared with the accepted ones. Their quarter size keeps them small and evens
 * out differences in antialiasing between machines. The fonts are the site's own, and there is no motion.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'screenshots.e2e.ts',
  outputDir: join(root, 'test-results/screenshots'),
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  ...(!runsFull && { grepInvert: /@full/ }),
  workers: 2,
  timeout: 240_000,
  reporter: 'list',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.25, maxDiffPixels: 30, animations: 'disabled', scale: 'device' },
  },
  use: {
    actionTimeout: 30_000,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    deviceScaleFactor: 0.25,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browser,
      args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
});
