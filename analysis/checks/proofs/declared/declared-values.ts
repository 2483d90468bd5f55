import { objectOf, type RuleType } from '#engine';
import { hasUnknownInput, typeOfSchema } from '#engine/parts';
import type { Decision, FunctionDocument, Operation } from '#schemas';
import type { DeclaredValues } from '../../../prover/domains/possible-outcomes.ts';
import { type Domain, domainWithin } from '../../../prover/domains/value-domain.ts';
import { inputType } from '../../operations/check-operation-rules.ts';
import type { ReleaseIndex } from '../../release/release-index.ts';
import { scopeOf } from '../prove-release.ts';

/** Finds what the rules of a document can read of its own: its input and, for the result of an operation, the answer. */
export function declaredValues(
  release: ReleaseIndex,
): (document: FunctionDocument | Decision | Operation, isOfAnswer?: boolean) => DeclaredValues {
  const scope = scopeOf(release);
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  return (document, isOfAnswer = false) => {
    const response = document.kind === 'operation' && isOfAnswer ? document.response : undefined;
    const roots = {
      ...inputRoots(document),
      ...(response !== undefined && { response: typeOfSchema(response) }),
    };
    return {
      roots,
      domainAt(path) {
        const [root, ...keys] = path.split('.');
        if (root === 'input') return domainOfInput(document, keys);
        if (root !== 'response' || response === undefined || keys.length === 0) return undefined;
        return domainWithin({ response }, () => true, ['response', ...keys]);
      },
      facts: {},
      decision,
      scope,
    };
  };
}

function inputRoots(document: FunctionDocument | Decision | Operation): { readonly input?: RuleType } {
  if (document.kind === 'operation') return hasUnknownInput(document) ? {} : { input: inputType(document) };
  const types = Object.entries(document.input ?? {}).map(([name, schema]) => [name, typeOfSchema(schema)]);
  return { input: objectOf(Object.fromEntries(types)) };
}

/** An operation is never called without an input that it needs; functions and decisions may be. */
function domainOfInput(
  document: FunctionDocument | Decision | Operation,
  keys: readonly string[],
): Domain | undefined {
  if (document.kind === 'operation' && hasUnknownInput(document)) return undefined;
  const optional = document.kind === 'operation' ? (document.optional ?? []) : undefined;
  return domainWithin(
    document.input ?? {},
    (name) => optional !== undefined && !optional.includes(name),
    keys,
  );
}
