import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { extendAlias } from './scripts/extend-alias.ts';
import { launchOptions } from './scripts/find-chromium.ts';
import { keepCompiled } from './scripts/keep-compiled.ts';
import { FlakyReporter } from './tests/support/running/flaky-reporter.ts';
import { LongFilesFirst } from './tests/support/running/long-files-first.ts';
import { runsFull } from './tests/support/running/tier.ts';

const root = import.meta.dirname;
keepCompiled();

/** Browser projects run after the rest, with Vitest's own number of workers. */
const sequence = { groupOrder: 1 };

/**
 * Against a hang only: what is waited for comes as soon as the machine can. Projects take nothing from the
 * configuration around them, so each is given these.
 */
const patience = {
  expect: { poll: { timeout: 120_000 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // As for the tests in a browser: what passes only when tried again is listed, but stops no release.
  retry: process.env.CI ? 1 : 0,
};

/** A fresh one for each project: Vitest writes the project's name into it. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  // Test files of a page share the modules it loads, as in the unit project.
  isolate: false,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

const ignored = ['**/node_modules/**', '**/.next/**', '**/.waymark/**', 'storybook-static/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    tags: [
      { name: 'full', description: 'Runs in `npm run test:full` alone: much time for what it protects.' },
    ],
    ...(!runsFull && { tagsFilter: ['!full'] }),
    reporters: ['default', new FlakyReporter()],
    projects: [
      {
        // graphql refuses to work with another copy of itself: take the one Node gives its other users.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }, ...extendAlias] },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, '**/*.dom.test.tsx'],
          // Half of the time is spent waiting, for what hangs or for a disk.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 0 },
          // Test files of a worker share the modules they load: to load them anew costs more than most tests do.
          isolate: false,
          restoreMocks: true,
          setupFiles: [
            join(root, 'tests/support/running/test-setup.ts'),
            join(root, 'tests/support/running/extension-setup.ts'),
          ],
          globalSetup: [join(root, 'tests/support/databases/postgres-setup.ts')],
          ...patience,
        },
      },
      {
        resolve: { alias: extendAlias },
        // React Aria renders all rows of a virtual list in tests unless this says otherwise.
        define: { 'process.env.VIRT_ON': '"true"' },
        // Bundled before the first test asks for them: a package found later reloads the page under a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'sanitize-html',
            '@tanstack/react-query',
            'react-aria-components/ComboBox',
            'react-aria-components/GridList',
            'react-aria-components/Input',
            'react-aria-components/ListBox',
            'react-aria-components/Popover',
            'react-aria-components/Virtualizer',
            'prosemirror-commands',
            'prosemirror-keymap',
            'prosemirror-model',
            'prosemirror-schema-list',
            'prosemirror-state',
            'prosemirror-view',
            'altcha/external',
            'altcha/workers/pbkdf2',
            'altcha-lib',
            'altcha-lib/algorithms/web/pbkdf2',
            'axe-core',
            'fast-check',
            'react-apexcharts',
          ],
        },
        test: {
          name: 'browser',
          include: ['**/*.dom.test.tsx'],
          exclude: ignored,
          browser: inBrowser(),
          sequence,
          restoreMocks: true,
          setupFiles: [join(root, 'tests/support/running/test-setup.ts')],
          ...patience,
        },
      },
      {
        plugins: [storybookTest({ configDir: join(root, 'storybook') })],
        test: { name: 'storybook', browser: inBrowser(), sequence, ...patience },
      },
    ],
  },
});
