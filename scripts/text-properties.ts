import { dirname, join } from 'node:path';

type Schema = Readonly<Record<string, unknown>>;

/** Definitions of texts for people. */
const texts = /^(?:\.\.\/shared\/)?definitions\.schema\.json#\/definitions\/(?:label|text|htmlText)$/;

/**
 * Names of the properties of modules, and of the blocks in them, that hold texts for people.
 *
 * @param paths of the schemas of modules
 * @param readSchema reads a schema by its path
 */
export async function textProperties(
  paths: readonly string[],
  readSchema: (path: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const names = new Set<string>();
  const toRead = new Set(paths);

  function look(part: unknown, name: string, path: string): void {
    if (typeof part !== 'object' || part === null) return;
    const { $ref, properties, ...rest } = part as Schema;
    if (typeof $ref === 'string') {
      const [file = ''] = $ref.split('#');
      // A label of a control says nothing about the page.
      if (texts.test($ref) && !name.endsWith('Label')) names.add(name);
      else if (file !== '' && !file.endsWith('definitions.schema.json'))
        toRead.add(join(dirname(path), file));
    }
    for (const [inner, property] of Object.entries(properties ?? {})) look(property, inner, path);
    for (const inner of Object.values(rest)) look(inner, name, path);
  }

  for (const path of toRead) look(await readSchema(path), '', path);
  return [...names].sort();
}
