import { memoize, type StepDefinition } from '#engine';
import { sha256 } from '../store/hash.ts';

/** The step of a release that a definition belongs to. */
export interface DefinedAt {
  /** Id of the release. */
  readonly release: string;
  readonly journey: string;
  readonly step: string;
}

/**
 * Address of a definition's file: the hash of its text, and everything that the text is made from, so that every
 * instance can make it.
 */
export function definitionAddress(definition: StepDefinition, { release, journey, step }: DefinedAt): string {
  const chips = new Set(definition.display.chips.map((chip) => chip.step));
  const from = [release, ...chips].join('.');
  return `/api/journeys/${journey}/${step}/definition/${hashOf(definition)}?from=${from}`;
}

/** Text of a definition's file. */
export function definitionText(definition: StepDefinition): string {
  return JSON.stringify(definition);
}

const hashOf = memoize((definition: StepDefinition) => sha256(definitionText(definition)));

const shape =
  /^\/api\/journeys\/([\w-]+)\/([\w-]+)\/definition\/[0-9a-f]{64}(?:\?from=([\w-]+)((?:\.[\w-]+)*))?$/;

/** Whether a path, without its query, is that of a definition's file. */
export function isDefinitionPath(path: string): boolean {
  return shape.test(path);
}

/** What the definition at an address is made from; undefined if no definition has such an address. */
export function readDefinitionAddress(
  address: string,
): (DefinedAt & { readonly chips: ReadonlySet<string> }) | undefined {
  const [, journey = '', step = '', release = '', chips = ''] = shape.exec(address) ?? [];
  return release === ''
    ? undefined
    : { release, journey, step, chips: new Set(chips.split('.').filter((chip) => chip !== '')) };
}
