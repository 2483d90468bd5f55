import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { allStyles, type Definition } from '../../renderer/theme/css.ts';
import { root } from '../processes.ts';

/** A style as a file declares it: name of its constant and of its class. */
const declaration = /^(?:export )?const (\w+) = css\(\s*'([\w-]+)'/gm;

/** Node runs TypeScript, but not JSX. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * The styles that the renderer's files declare, in the order of the cascade: those of the theme first, then by file, and
 * in a file by the names of their constants.
 */
export async function collectStyles(): Promise<
  readonly (readonly [className: string, definition: Definition])[]
> {
  const places = new Map<string, string>();
  for (const file of globSync('renderer/**/*.{ts,tsx}', { cwd: root }).sort()) {
    const declared = [...readFileSync(join(root, file), 'utf8').matchAll(declaration)];
    if (declared.length === 0) continue;
    const rank = `${file.startsWith('renderer/theme/') ? 0 : 1}${file}`;
    for (const [, name, className = ''] of declared) places.set(className, `${rank} ${name}`);
    await import(join(root, file));
  }
  const placeOf = (className: string) => {
    const place = places.get(className);
    if (place === undefined) throw new Error(`Declare the style ${className} as a constant of its own`);
    return place;
  };
  return allStyles.toSorted(([a], [b]) => (placeOf(a) < placeOf(b) ? -1 : 1));
}
