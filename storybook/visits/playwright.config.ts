import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/find-chromium.ts';
import { root } from '../../scripts/processes.ts';

const port = Number(process.env.STORYBOOK_PORT ?? 6106);
const url = `http://localhost:${port}`;

/** Visits to every story of the library as `npm run storybook` serves it. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'every-story.e2e.ts',
  outputDir: join(root, 'test-results/visits'),
  workers: 1,
  // Against a hang only: Vite prepares each story when it is asked for.
  timeout: 600_000,
  reporter: 'list',
  use: { baseURL: url, launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } },
  webServer: {
    command: `npx storybook dev -c storybook -p ${port} --exact-port --ci --no-open --quiet`,
    cwd: root,
    url: `${url}/index.json`,
    timeout: 240_000,
  },
});
