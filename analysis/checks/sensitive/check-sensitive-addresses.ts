import { pointerOf, suggestionsOf } from '#engine';
import { factRules, followReads, isRuleIn, isSensitive, quoted, type ReadSources } from '#engine/parts';
import type { Form, Journey, Operation } from '#schemas';
import { formsOf } from '../contexts/answer-types.ts';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { secretAmong, secretsAndEchoes } from './echoes-of.ts';
import { secretsOf } from './secrets-of.ts';

/**
 * Checks that no sensitive answer or result becomes a part of an address, in the path or the query of a call
 * or where a visitor is sent: addresses are written into logs on their way.
 */
export const checkSensitiveAddresses: DocumentCheck<Journey> = {
  of: ['journey'],
  *run(release, entry) {
    const own = secretsOf(release, entry, formsOf(release, entry.document));
    if (own.length === 0) return;
    const decision = decisionsOf(release);
    const sources = { facts: factRules(entry.document), decision };
    const secrets = secretsAndEchoes(release, entry, own, sources);
    for (const placed of actionsOf(release, entry)) {
      const { action, loops } = placed;
      if ('goToAddress' in action) {
        const secret = secretIn([action.goToAddress], secrets, sources);
        if (secret !== undefined) yield sentThere(placed.entry, `${placed.pointer}/goToAddress`, secret);
      }
      const called = 'call' in action ? action.call : 'send' in action ? action.send : undefined;
      const operation = called === undefined ? undefined : release.find('operation', called);
      if (operation === undefined || !('with' in action)) continue;
      for (const name of inputsOfAddress(operation, decision)) {
        const given = givenFor(action.with, name);
        const secret = given === undefined ? undefined : secretIn([given, ...loops], secrets, sources);
        if (secret !== undefined)
          yield inPath(placed.entry, `${placed.pointer}/with`, secret, name, operation.id);
      }
    }
  },
};

function decisionsOf(release: ReleaseIndex): ReadSources['decision'] {
  return (id) => release.find('decision', id) ?? release.find('function', id);
}

/** Checks what is typed into sensitive fields with suggestions: it is sent to the suggesting operation. */
export const checkTypedTexts: DocumentCheck<Form> = {
  of: ['form'],
  *run(release, entry) {
    const decision = decisionsOf(release);
    for (const [index, field] of entry.document.fields.entries()) {
      const suggestions = isSensitive(field) ? suggestionsOf(field) : undefined;
      if (suggestions === undefined || suggestions.sensitiveInAddress) continue;
      const operation = release.find('operation', suggestions.operation);
      // A browser asks for suggestions of a GET operation by an address of this site, whatever the operation does with them.
      const isInAddress =
        operation?.method === 'GET' ||
        (operation && inputsOfAddress(operation, decision).has(suggestions.input));
      if (!isInAddress) continue;
      yield {
        entry,
        code: 'sensitive-answer-in-address',
        severity: 'warning',
        pointer: pointerOf('fields', index, 'suggestions', 'operation'),
        message: `${quoted(field.name)} is sensitive, and what is typed becomes a part of the address that ${quoted(suggestions.operation)} is called by.`,
        help: 'Send it in the request of an operation with "method": "POST", or say "sensitiveInAddress": true if the service takes it in no other way.',
      };
    }
  },
};

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
  secrets: ReadonlyMap<string, string>,
  sources: ReadSources,
): string | undefined {
  return secretAmong(followReads(rules, sources).paths, secrets);
}

function sentThere(entry: ReleaseEntry, pointer: string, secret: string): ReleaseFinding {
  return {
    entry,
    code: 'sensitive-answer-in-address',
    pointer,
    message: `${quoted(secret)} is sensitive, and the address that visitors are sent to is made of it.`,
    help: 'Hand it to an operation, and send visitors to an address that it answers.',
  };
}

function inPath(
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
