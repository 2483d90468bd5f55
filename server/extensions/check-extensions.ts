import type { Problem } from '#engine';
import type { ExtensionRendering } from '../files/islands/islands.ts';
import { builtExtensions } from './built-extensions.ts';
import { extensionProblem } from './extension-problem.ts';
import { checkSchemas } from './extension-schemas.ts';
import { readExtensions } from './read-extensions.ts';
import { type ShownExtension, showExamples } from './show-examples.ts';
import { checkOperators, loadOperators } from './site-operators.ts';

/**
 * The problems of the extensions of a site.
 *
 * @param folder the folder `extensions/` of the site
 * @param cache folder in which builds are kept
 * @param rendering renders the examples; without it they are only compared with their schemas
 */
export async function checkExtensions(
  folder: string,
  cache: string,
  rendering?: ExtensionRendering,
): Promise<readonly Problem[]> {
  const { extensions, operators, problems } = readExtensions(folder);
  if (extensions.length + operators.length === 0) return problems;
  const compiled = await loadOperators(operators, cache);
  const ofSchemas = checkSchemas(extensions);
  const found = [
    ...problems,
    ...ofSchemas,
    ...(await builtExtensions(extensions, cache)).problems,
    ...(compiled?.problems ?? []),
    ...checkOperators(operators.filter(({ type }) => compiled?.types[type])),
  ];
  if (rendering === undefined) return found;
  const faulty = new Set(found.map(({ document }) => document.split('/')[1]));
  const sound = extensions.filter(({ type }) => !faulty.has(type));
  return [...found, ...checkExamples(await showExamples(folder, cache, sound, rendering))];
}

/** A component that throws is a problem that names the example. */
function checkExamples(shown: readonly ShownExtension[]): readonly Problem[] {
  return shown.flatMap(({ extension, examples }) =>
    examples.flatMap(({ name, states }) => {
      const failing = states.find(({ trouble }) => trouble !== undefined);
      if (failing?.trouble === undefined) return [];
      const when = failing.state === undefined ? '' : ` ${failing.state}`;
      return [
        extensionProblem(`extensions/${extension.type}/examples.json`, {
          message: `The example "${name}" cannot be rendered${when}: ${failing.trouble.replace(/\.?$/, '.')}`,
          help: 'Correct the component: it renders whatever its schema allows.',
        }),
      ];
    }),
  );
}
