import { didYouMean, linearPatterns, pathOf, pointerOf, visitParts } from '#engine';
import { quoted } from '#engine/parts';
import type { Contract, Operation } from '#schemas';
import { findCall, readContract } from '../../openapi/call-contract.ts';
import { compareAnswers } from '../../openapi/compare-answers.ts';
import { endlessReferences, mostReferences, referencedPart } from '../../openapi/references.ts';
import { checkReference } from '../release/reference.ts';
import type { DocumentCheck, ReleaseFinding } from '../release/release-index.ts';

/** Checks that the contract of an operation describes its call, and answers what the operation reads. */
export const checkContractOfOperation: DocumentCheck<Operation> = {
  of: ['operation'],
  *run(release, entry) {
    const { contract: id, service } = entry.document;
    if (id === undefined || service === undefined) return;
    yield* checkReference(release, entry, '/contract', 'contract', id);
    const contract = release.find('contract', id);
    const read = contract && readContract(contract);
    if (read === undefined) return;
    const { call, findings } = findCall(entry.document, read.description);
    for (const finding of findings) yield { entry, ...finding };
    if (call === undefined) return;
    const help = 'Read in "response" what the service answers, or correct the contract.';
    for (const finding of compareAnswers(entry.document, call, read.description))
      yield { entry, help, ...finding };
  },
};

/** Checks that the references of a contract lead to parts of it, and that its patterns can be used. */
export const checkContracts: DocumentCheck<Contract> = {
  of: ['contract'],
  *run(_, entry) {
    const { openapi } = entry.document;
    const findings: ReleaseFinding[] = [];
    const endless = endlessReferences(openapi);
    visitParts(openapi, (part, path) => {
      const name = path.at(-1);
      if (typeof part !== 'string' || (name !== '$ref' && name !== 'pattern')) return true;
      const pointer = pointerOf('openapi', ...path);
      const finding = name === '$ref' ? referenceFault(part, openapi, endless) : patternFault(part);
      if (finding) findings.push({ entry, pointer, ...finding });
      return true;
    });
    yield* findings;
  },
};

type Fault = Pick<ReleaseFinding, 'code' | 'severity' | 'message' | 'help'>;

function referenceFault(
  reference: string,
  openapi: Contract['openapi'],
  endless: ReadonlySet<string>,
): Fault | undefined {
  if (!reference.startsWith('#/')) {
    return {
      code: 'outside-reference',
      message: `${quoted(reference)} is no part of this document.`,
      help: 'Write what it describes under "components", and refer to that: "#/components/schemas/…".',
    };
  }
  if (endless.has(reference)) {
    return {
      code: 'endless-reference',
      message: `${quoted(reference)} leads in a circle, or through more than ${mostReferences} references.`,
      help: 'A schema may contain itself only as a part, under "properties" or "items". Write what is meant where the circle begins.',
    };
  }
  if (referencedPart(openapi, reference) !== undefined) return undefined;
  const around = referencedPart(openapi, reference.slice(0, reference.lastIndexOf('/')));
  const known = typeof around === 'object' && around !== null ? Object.keys(around) : [];
  return {
    code: 'unknown-reference',
    message: `The document has no part ${quoted(reference)}.`,
    help: didYouMean(pathOf(reference.slice(1)).at(-1) ?? '', known),
  };
}

/** A pattern that is not used is a warning: what it refuses is not found. */
function patternFault(pattern: string): Fault | undefined {
  try {
    linearPatterns(pattern);
    return undefined;
  } catch {
    return {
      code: 'bad-pattern',
      severity: 'warning',
      message: `The pattern ${quoted(pattern)} is not compared: it cannot be used.`,
      help: 'Patterns have no look-ahead, look-behind or back references; write it without, or with "not" beside it.',
    };
  }
}
