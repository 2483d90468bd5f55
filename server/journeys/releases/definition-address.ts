import { memoize, type StepDefinition } from '#engine';
import { sha256 } from '../../keys/hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { isSigned, sign } from '../../keys/signature.ts';
import { submissionPath } from './paths.ts';

/** The step of a release that a definition belongs to. */
export interface DefinedAt {
  /** Id of the release. */
  readonly release: string;
  /** The beginning of the paths of its language. */
  readonly prefix: string;
  readonly journey: string;
  readonly step: string;
}

/** An address of a definition's file, read. */
interface DefinitionAddress extends DefinedAt {
  readonly chips: ReadonlySet<string>;
  /** Hash of the file's text. */
  readonly hash: string;
}

/** Bytes of a signature in an address. */
const signatureBytes = 12;

/**
 * Address of a definition's file: the hash of its text, and everything that the text is made from, so that every
 * instance can make it. It is signed, because making a file may read a release, and strangers must not cause that.
 */
export function definitionAddress(definition: StepDefinition, at: DefinedAt, keys: KeyRing): string {
  const chips = new Set(definition.display.chips.map((chip) => chip.step));
  const path = `${submissionPath(at.journey, at.step, at.prefix)}/definition/${hashOfDefinition(definition)}`;
  const from = [at.release, ...chips].join('.');
  const signature = sign(keys, 'definition', `${path}\n${from}`).subarray(0, signatureBytes);
  return `${path}?from=${signature.toString('base64url')}.${from}`;
}

/** Text of a definition's file. */
export function definitionText(definition: StepDefinition): string {
  return JSON.stringify(definition);
}

export const hashOfDefinition: (definition: StepDefinition) => string = memoize(
  (definition: StepDefinition) => sha256(definitionText(definition)),
);

const path = String.raw`(?<prefix>(?:/[a-z][a-z0-9-]*)?)/api/journeys/(?<journey>[\w-]+)/(?<step>[\w-]+)/definition/(?<hash>[0-9a-f]{64})`;
const pathShape = new RegExp(`^${path}$`);
const addressShape = new RegExp(
  String.raw`^(?<path>${path})\?from=(?<signature>[\w-]+)\.(?<from>[\w-]+(?:\.[\w-]+)*)$`,
);

/** Whether a path, without its query, is that of a definition's file. */
export function isDefinitionPath(path: string): boolean {
  return pathShape.test(path);
}

/** The source of the definition at an address; undefined for an address that was not signed with these keys. */
export function readDefinitionAddress(address: string, keys: KeyRing): DefinitionAddress | undefined {
  const { groups } = addressShape.exec(address) ?? {};
  if (groups === undefined) return undefined;
  const { path = '', prefix = '', journey = '', step = '', hash = '', signature = '', from = '' } = groups;
  const isOurs = isSigned(keys, 'definition', `${path}\n${from}`, Buffer.from(signature, 'base64url'));
  const [release = '', ...chips] = from.split('.');
  return isOurs ? { release, prefix, journey, step, hash, chips: new Set(chips) } : undefined;
}
