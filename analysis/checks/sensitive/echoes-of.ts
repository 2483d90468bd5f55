import { isPlainObject, isRuleIn, type ReadSources, readCall } from '#engine/parts';
import type { Journey, Operation } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';
import { carriedInputs, carriedSecret } from './carried-secret.ts';
import { isPartOf, operationsOf } from './secrets-of.ts';

/** A property of a result that repeats a sensitive value, though its operation does not list it as sensitive. */
export interface Echo {
  /** Such as `results.order.contact`. */
  readonly path: string;
  readonly secret: string;
  readonly operation: string;
}

/** The results of a journey's calls that repeat a sensitive value that was handed to the call. */
export function echoesOf(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  secrets: readonly string[],
  sources: ReadSources,
): readonly Echo[] {
  return [...actionsOf(release, entry)].flatMap(({ action }) => {
    if (!('call' in action) || action.as === undefined || action.each !== undefined) return [];
    const given = partsOf(action.with ?? {}, sources);
    const inputs = carriedInputs(given, (template) => carriedSecret(template, secrets, sources));
    if (inputs.size === 0) return [];
    return operationsOf(release, action.call).flatMap((operation) =>
      echoesIn(operation, inputs, sources).map(([name, secret]) => ({
        path: `results.${action.as}.${name}`,
        secret,
        operation: operation.id,
      })),
    );
  });
}

function echoesIn(
  operation: Operation,
  inputs: ReadonlyMap<string, string>,
  sources: ReadSources,
): readonly (readonly [name: string, secret: string])[] {
  const { request, result, sensitive = [] } = operation;
  const sent = carriedSecret(request, [], sources, inputs);
  const body = sent === undefined ? [] : ['call.request'];
  return Object.entries(partsOf(result, sources)).flatMap(([name, part]) => {
    if (sensitive.includes(name)) return [];
    const found = carriedSecret(part, body, sources, inputs);
    if (found === undefined) return [];
    return [[name, found === 'call.request' && sent !== undefined ? sent : found] as const];
  });
}

/** The properties of an object that is written out, also through a fact; empty for any other value. */
function partsOf(template: unknown, sources: ReadSources): { readonly [name: string]: unknown } {
  if (!isPlainObject(template)) return {};
  if (!isRuleIn(template)) return template;
  const { name, args } = readCall(template) ?? { name: '', args: [] };
  if (name === 'object') return isPlainObject(args[0]) ? args[0] : {};
  const fact = name === 'var' ? /^facts\.([^.]+)$/.exec(String(args[0]))?.[1] : undefined;
  if (fact === undefined || !Object.hasOwn(sources.facts, fact)) return {};
  const { [fact]: rule, ...others } = sources.facts;
  return partsOf(rule, { ...sources, facts: others });
}

/** Paths of the sensitive values of a journey and of results that repeat them, each with the value repeated. */
export function secretsAndEchoes(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  secrets: readonly string[],
  sources: ReadSources,
): ReadonlyMap<string, string> {
  const echoes = secrets.length === 0 ? [] : echoesOf(release, entry, secrets, sources);
  return new Map([
    ...secrets.map((secret) => [secret, secret] as const),
    ...echoes.map(({ path, secret }) => [path, secret] as const),
  ]);
}

/** The sensitive value that some paths read, directly or where a result repeats it. */
export function secretAmong(
  paths: ReadonlySet<string>,
  secrets: ReadonlyMap<string, string>,
): string | undefined {
  for (const [place, secret] of secrets) {
    if ([...paths].some((path) => isPartOf(path, place))) return secret;
  }
  return undefined;
}
