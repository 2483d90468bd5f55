/**
 * Names of the custom properties that a stylesheet reads and that are set nowhere, such as those of a token that does
 * not exist (`$larg`). A property with a fallback may be unset.
 * @param setElsewhere properties that scripts set on elements
 */
export function undefinedProperties(css: string, setElsewhere: readonly string[]): readonly string[] {
  const set = new Set(setElsewhere);
  for (const [, name = ''] of css.matchAll(/(?<=[{;\s])(--[\w-]+)\s*:/g)) set.add(name);
  const read = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
  return [...new Set(read)].filter((name) => !set.has(name));
}
