import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { minify } from 'terser';
import { build, type InlineConfig, type Plugin } from 'vite';
import { root } from '../processes.ts';
import { classNamesOnly } from './class-names-only.ts';
import { islandsFolder } from './islands-folder.ts';
import { namedScripts } from './named-scripts.ts';
import { withSharedNames } from './shared-names.ts';

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  // Static files are in `public`, and Next serves them.
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** React's code for its developer tools, which visitors do not have, and for a function that no browser has. */
const absentInBrowsers = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined' };

/** Code that nearly every form needs, in one script: several would be larger in total. */
const inMostForms =
  /[\\/](journey-form-island\.ts|field-frame\.tsx|control\.styles\.ts|show-as-read\.ts|masking\.ts)$/;

/** A warning without relevance: the directive has no meaning to a bundler without server components. */
const ignoredWarning = 'MODULE_LEVEL_DIRECTIVE';

/** Vite wraps imports in a function that loads styles and preloads further scripts. We need neither. */
const plainImports: Plugin = {
  name: 'plain-imports',
  configResolved: ({ plugins }) => {
    const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (wrapping) wrapping.applyToEnvironment = () => false;
  },
};

/** Browsers get only the operators that a form needs. */
const lateOperators = {
  find: /^.*[\\/]operators[\\/]evaluations\.ts$/,
  replacement: join(root, 'engine/rules/operators/late-evaluations.ts'),
};

/** Browsers get the declarations of rare field types with the first form that has them. */
const lateFields = {
  find: /^.*[\\/]fields[\\/]field-registry\.ts$/,
  replacement: join(root, 'engine/forms/fields/late-registry.ts'),
};

/** Browsers get what evaluates texts and limits by formulas with the first form that has some. */
const lateComputedParts = {
  find: /^.*[\\/]computed-parts\.ts$/,
  replacement: join(root, 'engine/forms/late-computed-parts.ts'),
};

/** Browsers have a parser of HTML. */
const sanitizeInBrowser = {
  find: /^.*[\\/]host[\\/]sanitize\.ts$/,
  replacement: join(root, 'renderer/host/sanitize-in-browser.ts'),
};

/**
 * Libraries that terser makes no smaller, and the editor of rich texts, whose constructors are functions that terser would
 * make arrows.
 */
const libraries: ReadonlySet<string> = new Set(['suggest-combo-box', 'mount-altcha', 'rich-editor']);

/** A call of an export of React, which needs no `this`. */
const reactCall = /\(0, (import_(?:react|react_dom|jsx_runtime|client)\.\w+)\)\(/g;

/** Terser makes our own scripts about three percent smaller than Vite's minifier alone. */
const smallerScripts: Plugin = {
  name: 'smaller-scripts',
  async renderChunk(code, { name }) {
    if (libraries.has(name)) return null;
    // A function of React that is moved to its only call compresses worse.
    const options = { passes: 3, unsafe_arrows: true, reduce_funcs: name !== 'react' };
    const minified = await minify(code.replace(reactCall, '$1('), {
      module: true,
      ecma: 2022,
      compress: options,
    });
    return minified.code === undefined ? null : { code: minified.code, map: null };
  },
};

/** Builds the scripts and styles of pages, and the module that renders islands on the server. */
export async function buildIslands(): Promise<void> {
  const browser = join(islandsFolder, 'browser');
  await build({
    ...shared,
    base: '/assets/',
    define: { ...shared.define, ...absentInBrowsers },
    plugins: [plainImports, classNamesOnly, smallerScripts],
    resolve: { alias: [lateOperators, lateFields, lateComputedParts, sanitizeInBrowser] },
    build: {
      outDir: browser,
      emptyOutDir: true,
      assetsDir: '',
      // A policy that allows only files to run allows no worker from a data URL.
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      // The page itself lists the scripts to preload.
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: {
          site: join(root, 'renderer/page/browser/site.ts'),
          islands: join(root, 'renderer/hydration/browser.ts'),
          'extension-islands': join(root, 'renderer/hydration/extension-islands.ts'),
          regions: join(root, 'renderer/page/browser/regions.ts'),
          style: join(root, 'renderer/theme/site.css'),
          ...absolute(namedScripts),
        },
        output: {
          codeSplitting: {
            groups: [
              // Needed on pages without an island, too: brings nothing of React.
              { name: 'load', test: /theme[\\/](css|layout\.styles)\.ts/, priority: 4 },
              {
                name: 'react',
                test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|hydration[\\/]hydrate\.ts|islands[\\/]shared-part\.ts/,
                priority: 3,
              },
              // Needed by every island, so that none has to load another's script.
              {
                name: 'shared',
                test: /theme[\\/](button\.styles|icon)|host[\\/](anchor|window)|state[\\/]kept-site-token/,
                priority: 2,
              },
              { name: 'journey-form-island', test: inMostForms, priority: 1 },
            ],
          },
        },
        onLog(level, log, handle) {
          if (log.code !== ignoredWarning) handle(level, log);
        },
      },
    },
  });
  await shareNames(browser);
  await compressFiles(browser);
  await build({
    ...shared,
    build: {
      ssr: join(root, 'renderer/hydration/render-island.ts'),
      outDir: join(islandsFolder, 'server'),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        onLog(level, log, handle) {
          if (log.code !== ignoredWarning) handle(level, log);
        },
      },
    },
  });
}

function absolute(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));
}

/** Names the variables of our scripts as other scripts know them. */
async function shareNames(folder: string): Promise<void> {
  const isOwn = (name: string) =>
    extname(name) === '.js' && !libraries.has(name.replace(/-[\w-]{8}\.js$/, ''));
  const names = (await readdir(folder)).filter(isOwn);
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      await writeFile(file, await withSharedNames(await readFile(file, 'utf8')));
    }),
  );
}

const compressBrotli = promisify(brotliCompress);

/**
 * Writes every script and style of a folder as `<name>.gz` and `<name>.br`, too. Zopfli's gzip is about three
 * percent smaller than zlib's best, and too slow for a serving process. More than 50 iterations save a few bytes.
 */
async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ['.css', '.js'].includes(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const plain = await readFile(file);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.gz`, await gzipAsync(plain, { numiterations: 50 }));
      await writeFile(`${file}.br`, await compressBrotli(plain, { params: quality }));
    }),
  );
}
