import { memoize } from '#engine';
import { dependenciesOf, quoted } from '#engine/parts';
import type { Journey, Operation } from '#schemas';
import { callContract } from '../../../openapi/call-contract.ts';
import type { RequestFault } from '../../../openapi/request-check.ts';
import { type CallFault, findCallFaults } from '../../../prover/visits/find-call-faults.ts';
import type { LostResult } from '../../../prover/visits/lost-results.ts';
import type { CallSources } from '../../../prover/visits/visit.ts';
import { actionsOf, operationOf, type PlacedAction } from '../../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { operationsOf } from '../../sensitive/secrets-of.ts';
import { inJourney } from '../check-conditions.ts';
import { journeysThatShare } from '../journeys-that-share.ts';
import { listAnswers } from '../list-answers.ts';
import { proofSources } from '../prove-release.ts';
import { describeLimit, isBeyondLimit } from './answer-limits.ts';
import { answersBehind, answersIn, placeOf } from './answers-in-inputs.ts';
import { type SilentCall, silentCalls } from './silent-calls.ts';
import { kindsOfOptions, visitSources } from './visit-sources.ts';

/** Visits the journeys of a clean release, and reports what is wrong with the calls that they make. */
export function* checkCalls(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const prepare = proofSources(release);
  const kindOf = kindsOfOptions(release);
  for (const entry of journeysThatShare(part, release)) {
    const actions = [...actionsOf(release, entry)].filter(({ action }) => operationOf(action) !== undefined);
    if (actions.length === 0) continue;
    const { journey, surroundings } = prepare(entry);
    const sources: CallSources = {
      ...visitSources(release, journey, surroundings.scope, kindOf),
      operations: (id) => operationsOf(release, id),
      answersIn: answersIn(release, entry, actions),
      answersBehind: answersBehind(release, entry, actions),
      contractOf: contractFinder(release),
      rulesOf: {
        facts: {},
        decision: (id) => release.find('decision', id) ?? release.find('function', id),
      },
    };
    const silent = new Set<string>();
    for (const found of findCallFaults(journey, sources)) {
      const placed = placeOf(entry, actions, found);
      if (placed === undefined) continue;
      if (found.fault === 'silent-failure') silent.add(`${found.call.step} ${found.call.operation}`);
      if (found.fault === 'lost-result') yield describeLoss(placed, found);
      else yield describeFault(placed, { ...found, witness: inJourney(found.witness, entry, placed.entry) });
      if (isBeyondLimit(found)) yield* describeLimit(release, entry, found, severityOf(placed));
    }
    const read = readsOf(release, entry);
    for (const call of silentCalls(entry.document)) {
      const isSaid = read.has(`results.${call.result}.failed`) || read.has(`results.${call.result}`);
      if (!isSaid && !silent.has(`${call.step} ${call.operation}`)) yield silentFailure(entry, call);
    }
  }
}

function describeLoss({ entry, pointer }: PlacedAction, lost: LostResult): ReleaseFinding {
  const { answer, changedAt, reached, result } = lost;
  const end =
    lost.refused === undefined
      ? `the visitor gets no further than ${quoted(lost.stuckAt)}`
      : `${quoted(lost.refused.operation)} refuses the input ${quoted(lost.refused.path.join('.'))}`;
  return {
    entry,
    code: 'lost-result',
    severity: 'warning',
    pointer,
    message: `If ${quoted(answer)} is changed at ${quoted(changedAt)} once ${quoted(reached)} was reached, ${quoted(`results.${result}`)} no longer counts, and ${end}.`,
    help: 'Make the call again where its input changes, or say "keeps": true if the result holds for other inputs, too.',
  };
}

function describeFault(placed: PlacedAction, found: Exclude<CallFault, LostResult>): ReleaseFinding {
  const { entry, pointer } = placed;
  const { witness } = found;
  if (found.fault === 'silent-failure') {
    const { step, operation } = found.call;
    return { ...silentFailure(entry, { step, operation, pointer }), witness };
  }
  const called = quoted(found.call.operation);
  const isFallback = found.operation !== found.call.operation;
  const operation = isFallback ? `${quoted(found.operation)}, a fallback of ${called},` : called;
  if (found.fault === 'failed-check') {
    return {
      entry,
      code: 'refused-input',
      severity: 'warning',
      pointer: `${pointer}/with`,
      message: `None of the answers that were tried passes the check of ${operation} that says ${quoted(found.message)}.`,
      help: 'Correct the checks of the operation, or ask for answers that pass them.',
      witness,
    };
  }
  const answers = listAnswers(witness.answers);
  if (found.fault === 'refused-request') {
    const { contract, request } = found;
    return {
      entry,
      code: 'refused-request',
      severity: severityOf(placed),
      pointer: `${pointer}/with`,
      message: `For some answers, such as ${answers}, the contract ${quoted(contract)} of ${operation} refuses ${partOfRequest(request)}: ${request.reason}.`,
      help:
        request.place === 'header'
          ? 'Send the header as the service takes it in "headers" of the operation, or say in "configuredHeaders" of the contract what the configuration sends.'
          : 'Ask only for what the service takes, or correct the request of the operation; correct the contract where the service takes more.',
      witness,
    };
  }
  const { path, reason } = found.input;
  return {
    entry,
    code: 'refused-input',
    severity: severityOf(placed),
    pointer: `${pointer}/with`,
    message: `For some answers, such as ${answers}, ${operation} refuses the input ${quoted(path.join('.'))}: ${reason}.`,
    help: 'Ask for what the operation needs, call it only with answers that it takes, or let its input admit what may be answered.',
    witness,
  };
}

/** A journey goes on without a call that is optional. */
function severityOf({ action }: PlacedAction): 'error' | 'warning' {
  return 'optional' in action && action.optional === true ? 'warning' : 'error';
}

/** Names a part of a request, such as `"guests" in the body`. */
function partOfRequest({ place, path }: RequestFault): string {
  const where = place === 'path' || place === 'body' ? `the ${place}` : `the ${place} parameter`;
  if (place === 'query' || place === 'header') return `${where} ${quoted(path.join('.'))}`;
  return path.length === 0 ? where : `${quoted(path.join('.'))} in ${where}`;
}

function contractFinder(release: ReleaseIndex): CallSources['contractOf'] {
  return memoize((operation: Operation) => {
    const contract = operation.contract && release.find('contract', operation.contract);
    return contract ? callContract(contract, operation) : undefined;
  });
}

function silentFailure(
  entry: ReleaseEntry,
  { step, operation, pointer }: Pick<SilentCall, 'step' | 'operation' | 'pointer'>,
): ReleaseFinding {
  return {
    entry,
    code: 'silent-failure',
    severity: 'warning',
    pointer,
    message: `When the call of ${quoted(operation)} fails, the step ${quoted(step)} stays as it is and says nothing.`,
    help: 'Add "onFailure" with a "notify" or a "go", or say "optional": true if the journey goes on without it.',
  };
}

/** Everything that the rules of a journey and of its forms read. */
function readsOf(release: ReleaseIndex, { document }: ReleaseEntry<Journey>): ReadonlySet<string> {
  const forms = release.entriesOf(
    'form',
    document.steps.map(({ form }) => form),
  );
  return new Set([document, ...forms.map((form) => form.document)].flatMap(dependenciesOf));
}
