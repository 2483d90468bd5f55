import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { InputOptions, OutputOptions, RolldownError } from 'rolldown';
import type { Problem } from '#engine';
import { extensionProblem } from './extension-problem.ts';

/** Compiles code of a site's own into scripts; the first is that of the input. */
export async function bundles(options: InputOptions, output: OutputOptions) {
  const { build } = await import('rolldown');
  const isForBrowsers = options.platform === 'browser';
  const bundled = await build({
    ...options,
    write: false,
    logLevel: 'silent',
    transform: {
      target: isForBrowsers ? 'es2022' : 'node24',
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    output: { format: 'esm', minify: isForBrowsers, ...output },
  });
  return bundled.output;
}

/** Result of a compilation, with its errors as problems. `usual` is the file of those that name none. */
export async function compiled<Built>(
  folder: string,
  usual: string,
  compile: () => Promise<Built>,
): Promise<Built | { readonly outcome: 'faulty'; readonly problems: readonly Problem[] }> {
  try {
    return await compile();
  } catch (error) {
    const errors: readonly Partial<RolldownError>[] =
      (error as { errors?: readonly RolldownError[] }).errors ?? [];
    if (errors.length === 0) throw error;
    return { outcome: 'faulty', problems: errors.map((each) => problemOf(each, folder, usual)) };
  }
}

function problemOf(
  { message = '', loc, id }: Partial<RolldownError>,
  folder: string,
  usual: string,
): Problem {
  const file = loc?.file ?? id;
  const within = file === undefined ? usual : relative(join(folder, '../..'), file).split(sep).join('/');
  // The first line says what is wrong, after its kind; the others draw the place.
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  const text = first
    .replace(/^\[\w+\] */, '')
    .replace(/ in \S+$/, '')
    .trim();
  return extensionProblem(within, {
    message: `The code cannot be compiled: ${text.replace(/\.?$/, '.')}`,
    help: 'Correct the code. What it imports stands in its folder, in "waymark/extend", or in a package of the site.',
    ...(loc && { line: loc.line, column: loc.column + 1 }),
  });
}
