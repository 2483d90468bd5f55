import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { componentName } from './build-extension.ts';
import type { BuiltExtensions } from './built-extensions.ts';

/** A module of a site's own that depends on the address, or on the result of an operation. */
export interface ExtensionRegion {
  /** Property of the module that names the operation; left out, it depends on the address alone. */
  readonly operation?: string;
  /** Parameters of the address that it reads. */
  readonly parameters: readonly string[];
  /** Seconds after which a page asks for it again, if its module does not say. */
  readonly refreshSeconds?: number;
  /** Seconds that a page waits for the operation. */
  readonly patienceSeconds: number;
}

/** Exports of the file of a component. */
export interface ExtensionCode {
  readonly component: unknown;
  readonly isAtOnce: boolean;
  readonly region?: ExtensionRegion;
}

/** Loads the code of an extension. Throws what the code throws, and an error that names a faulty export. */
export async function loadExtensionCode(
  type: string,
  { folder, version }: Pick<BuiltExtensions, 'folder' | 'version'>,
): Promise<ExtensionCode> {
  const { href } = pathToFileURL(join(folder, `${type}.mjs`));
  const { [componentName(type)]: component, hydration, region } = await import(`${href}?${version}`);
  return {
    component,
    isAtOnce: hydration === 'at-once',
    ...(region !== undefined && { region: readRegion(region) }),
  };
}

function readRegion(region: unknown): ExtensionRegion {
  const { operation, parameters = [], refreshSeconds, patienceSeconds = 1.5 } = Object(region);
  const refuse = (found: string, expected: string): never => {
    throw new Error(`"${found}" of "region" is ${expected}.`);
  };
  if (operation !== undefined && typeof operation !== 'string') refuse('operation', 'the name of a property');
  if (!Array.isArray(parameters) || parameters.some((name) => typeof name !== 'string'))
    refuse('parameters', 'a list of names');
  if (refreshSeconds !== undefined && !(refreshSeconds >= 1)) refuse('refreshSeconds', 'a number from 1');
  if (!(patienceSeconds >= 0)) refuse('patienceSeconds', 'a number from 0');
  return {
    parameters,
    patienceSeconds,
    ...(operation !== undefined && { operation }),
    ...(refreshSeconds !== undefined && { refreshSeconds }),
  };
}
