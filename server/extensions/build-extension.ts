import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputOptions, Plugin } from 'rolldown';
import type { Problem } from '#engine';
import { bundles, compiled } from './bundles.ts';
import { extensionProblem } from './extension-problem.ts';
import { type Extension, fieldEnding } from './read-extensions.ts';

/** The code of an extension, or why there is none. */
export type BuiltExtension =
  | {
      readonly outcome: 'built';
      /** A module with the component, for the server. */
      readonly code: string;
      readonly styles?: string;
      /** A script for browsers, on pages with the module. */
      readonly script?: string;
      /** The component for browsers; left out for a module that stays HTML. */
      readonly island?: BuiltIsland;
      /** The component of such a module for the preview of the studio; left out if no browser can run it. */
      readonly preview?: BuiltIsland;
    }
  | { readonly outcome: 'faulty'; readonly problems: readonly Problem[] };

/** Scripts that import each other. Their names change with their content. */
interface BuiltIsland {
  /** Name of the script with the component. */
  readonly entry: string;
  /** Names of those that it imports at once. */
  readonly imports: readonly string[];
  readonly files: readonly { readonly name: string; readonly code: string }[];
}

/** Where the program leaves the packages that extensions import, so that there is one React (`site-extensions.ts`). */
export const givenPackages = Symbol.for('waymark.extend');

/** Packages that the running program gives to the components of extensions, here and in browsers. */
const given: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'waymark/extend',
  'waymark/extend/fields',
]);

const fromProgram: Plugin = {
  name: 'from-program',
  resolveId: (name) => (given.has(name) ? `\0given:${name}` : null),
  load(id) {
    if (!id.startsWith('\0given:')) return null;
    const name = JSON.stringify(id.slice('\0given:'.length));
    return `module.exports = globalThis[Symbol.for('waymark.extend')][${name}];`;
  },
};

/** Styles as a text, as in Vite: `import styles from 'package/styles.css?inline'`. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  async resolveId(name, importer) {
    if (!name.endsWith('.css?inline')) return null;
    const found = await this.resolve(name.slice(0, -'?inline'.length), importer);
    return found && `\0styles:${found.id}`;
  },
  async load(id) {
    if (!id.startsWith('\0styles:')) return null;
    const text = await readFile(id.slice('\0styles:'.length), 'utf8');
    return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
  },
};

/** The name of the component of a type: `OpeningHours` of `opening-hours`. */
export function componentName(type: string): string {
  return type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Compiles the component, the styles and the script of a module or field. */
export async function buildExtension({ type, folder, basedOn }: Extension): Promise<BuiltExtension> {
  const place = (file: string) => join(folder, file);
  const isIsland = existsSync(place(`${type}.island.tsx`));
  const file = type + (basedOn ? fieldEnding : isIsland ? '.island.tsx' : '.tsx');
  const path = `extensions/${type}/${file}`;
  const faulty = (...problems: readonly Problem[]): BuiltExtension => ({ outcome: 'faulty', problems });
  if (!existsSync(place(file)))
    return faulty(
      extensionProblem(path, {
        message: 'The component is missing.',
        help: `Write a file that exports ${componentName(type)}.`,
      }),
    );
  if (isIsland && existsSync(place(`${type}.tsx`)))
    return faulty(
      extensionProblem(path, {
        message: `There is ${type}.tsx, too: a module is either an island or stays HTML.`,
        help: 'Take one of the two files away.',
      }),
    );
  const styles = await readFile(place(`${type}.css`), 'utf8').catch(() => undefined);
  const outside =
    styles === undefined ? undefined : /@import|url\(\s*['"]?(?:[a-z]+:)?\/\//i.exec(styles)?.[0];
  if (outside !== undefined)
    return faulty(
      extensionProblem(`extensions/${type}/${type}.css`, {
        message: `Styles may not load others: found "${outside}".`,
        help: 'Write the rules here; pictures are files of the site.',
      }),
    );
  return await compiled<BuiltExtension>(folder, path, async () => {
    const component = await bundle({
      input: place(file),
      platform: 'node',
      plugins: [fromProgram, inlineStyles],
    });
    if (!component.exports.includes(componentName(type)))
      return faulty(
        extensionProblem(path, {
          message: `The file does not export ${componentName(type)}.`,
          help: `Export the component: export function ${componentName(type)}(…).`,
        }),
      );
    const browser = place(`${type}.browser.ts`);
    const script = existsSync(browser) ? await bundle({ input: browser, platform: 'browser' }) : undefined;
    return {
      outcome: 'built',
      code: component.code,
      ...(styles !== undefined && { styles }),
      ...(script && { script: script.code }),
      ...(isIsland || basedOn
        ? { island: await bundleIsland(type, place(file)) }
        : await bundlePreview(type, place(file))),
    };
  });
}

async function bundle(options: InputOptions) {
  return (await bundles(options, { codeSplitting: false }))[0];
}

/** The code of a module that stays HTML may need what only a server has. */
async function bundlePreview(type: string, file: string): Promise<{ readonly preview?: BuiltIsland }> {
  try {
    return { preview: await bundleIsland(type, file) };
  } catch {
    return {};
  }
}

/** Bundles the component for browsers, with scripts of their own for what it imports late. */
async function bundleIsland(type: string, file: string): Promise<BuiltIsland> {
  const component: Plugin = {
    name: 'component',
    resolveId: (name) => (name === `${type}-island` ? name : null),
    load: (id) =>
      id === `${type}-island`
        ? `export { ${componentName(type)} as default } from ${JSON.stringify(file)};`
        : null,
  };
  const output = await bundles(
    { input: `${type}-island`, platform: 'browser', plugins: [component, fromProgram, inlineStyles] },
    { entryFileNames: '[name]-[hash].js', chunkFileNames: `${type}-[name]-[hash].js` },
  );
  const files = output.flatMap((part) =>
    part.type === 'chunk' ? [{ name: part.fileName, code: part.code }] : [],
  );
  const [{ fileName: entry, imports }] = output;
  return { entry, imports, files };
}
