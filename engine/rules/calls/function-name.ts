/**
 * The name in formulas of a function document, or of an operator with hyphens in its name.
 *
 * @example functionName('home-rates') // 'homeRates'
 */
export function functionName(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The id of the function document for a name in a formula; undefined for a name that no function can have.
 *
 * @example functionId('homeRates') // 'home-rates'
 */
export function functionId(name: string): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return undefined;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** True for a valid id of a function document: converting it to a name and back gives the same id. */
export function isFunctionId(id: string): boolean {
  return functionId(functionName(id)) === id;
}
