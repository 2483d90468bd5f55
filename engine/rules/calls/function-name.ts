/**
 * The name by which formulas call a function document, or any operator whose name has hyphens.
 *
 * @example functionName('home-rates') // 'homeRates'
 */
export function functionName(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The id of the function document that a name calls; undefined for a name that no function can have.
 *
 * @example functionId('homeRates') // 'home-rates'
 */
export function functionId(name: string): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return undefined;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** True for an id that a function document may have: its name leads back to it. */
export function isFunctionId(id: string): boolean {
  return functionId(functionName(id)) === id;
}
