import type { Operation } from '#schemas';
import { quoted } from '../../documents/describe-value.ts';
import { factRules } from '../../journeys/walk/fact-rules.ts';
import { isRuleIn } from '../../rules/evaluation/template-node.ts';
import { followReads, type ReadSources } from '../../rules/notation/reads.ts';
import { formsOf } from '../forms/answer-types.ts';
import { actionsOf } from '../journeys/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release-index.ts';
import { isPartOf, secretsOf } from './secrets-of.ts';

/**
 * Checks that no sensitive answer or result becomes a part of an address, in the path or the query of a call:
 * addresses are written into logs on their way.
 */
export function* checkSensitiveAddresses(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  for (const entry of release.of('journey')) {
    const secrets = secretsOf(release, entry, formsOf(release, entry.document));
    if (secrets.length === 0) continue;
    const sources = { facts: factRules(entry.document), decision };
    for (const placed of actionsOf(release, entry)) {
      const { action, loops } = placed;
      const called = 'call' in action ? action.call : 'send' in action ? action.send : undefined;
      const operation = called === undefined ? undefined : release.find('operation', called);
      if (operation === undefined || !('with' in action)) continue;
      for (const name of inputsOfAddress(operation, decision)) {
        const given = givenFor(action.with, name);
        const secret = given === undefined ? undefined : secretIn([given, ...loops], secrets, sources);
        if (secret !== undefined)
          yield told(placed.entry, `${placed.pointer}/with`, secret, name, operation.id);
      }
    }
  }
}

/** The inputs of an operation that its path or its query is made of. */
function inputsOfAddress(
  { path, query = {} }: Operation,
  decision: ReadSources['decision'],
): ReadonlySet<string> {
  const inPath = [...(path ?? '').matchAll(/\{([^}.]+)\}/g)].map(([, name = '']) => name);
  const { paths } = followReads([query], { facts: {}, decision });
  const inQuery = [...paths].flatMap((read) => {
    const [root, name] = read.split('.', 2);
    return root === 'input' && name !== undefined ? [name] : [];
  });
  return new Set([...inPath, ...inQuery]);
}

/** The template of an input; undefined when one rule gives all inputs at once. */
function givenFor(given: object | undefined, name: string): unknown {
  if (given === undefined || isRuleIn(given) || !Object.hasOwn(given, name)) return undefined;
  return given[name as keyof typeof given];
}

function secretIn(
  rules: readonly unknown[],
  secrets: readonly string[],
  sources: ReadSources,
): string | undefined {
  const { paths } = followReads(rules, sources);
  return secrets.find((secret) => [...paths].some((path) => isPartOf(path, secret)));
}

function told(
  entry: ReleaseEntry,
  pointer: string,
  secret: string,
  input: string,
  operation: string,
): ReleaseFinding {
  return {
    entry,
    code: 'sensitive-answer-in-address',
    pointer,
    message: `${quoted(secret)} is sensitive, and the input ${quoted(input)} is a part of the address that ${quoted(operation)} calls.`,
    help: 'Send it in the request of the operation: addresses are written into logs.',
  };
}
