import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/find-chromium.ts';
import { keepCompiled } from '../../scripts/keep-compiled.ts';
import { root } from '../../scripts/processes.ts';

keepCompiled();

const { args = [], ...browser } = launchOptions();

/** Screenshots of the studio's screens, compared with the accepted ones as those of the stories are (storybook/screenshots). */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'studio-screenshots.e2e.ts',
  outputDir: join(root, 'test-results/studio-screenshots'),
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  updateSnapshots: 'none',
  workers: 1,
  timeout: 240_000,
  reporter: 'list',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      threshold: 0.25,
      maxDiffPixels: 30,
      animations: 'disabled',
      scale: 'device',
    },
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
