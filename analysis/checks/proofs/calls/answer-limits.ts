import { pointerOf } from '#engine';
import { type Constraint, type Finding, isBorrowed, quoted } from '#engine/parts';
import type { Journey } from '#schemas';
import type { BrokenLimit, LimitKeyword } from '../../../prover/visits/broken-limit.ts';
import type { CallFault } from '../../../prover/visits/find-call-faults.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { inJourney } from '../check-conditions.ts';

type ProposedFix = Finding['fix'];

/** A call that refuses an answer beyond a limit. */
type RefusedAnswer = Extract<CallFault, { readonly limit?: unknown }> & { readonly limit: BrokenLimit };

export function isBeyondLimit(fault: CallFault): fault is RefusedAnswer {
  return 'limit' in fault && fault.limit !== undefined;
}

/** Tells at the question that it lets answers through which a call refuses. */
export function* describeLimit(
  release: ReleaseIndex,
  journey: ReleaseEntry<Journey>,
  found: RefusedAnswer,
  severity: 'error' | 'warning',
): Iterable<ReleaseFinding> {
  const { limit, operation, witness } = found;
  const forms = release.entriesOf(
    'form',
    journey.document.steps.map(({ form }) => form),
  );
  for (const entry of new Set(forms)) {
    const index = entry.document.fields.findIndex(({ name }) => name === limit.answer);
    const field = entry.document.fields[index];
    if (field === undefined) continue;
    const own: Constraint | undefined = 'value' in field ? field.value : undefined;
    const place = pointerOf('fields', index);
    const inside =
      own === undefined ? [] : ['value', ...(own[limit.keyword] === undefined ? [] : [limit.keyword])];
    const takes =
      found.fault === 'refused-request'
        ? `the contract ${quoted(found.contract)} of ${quoted(operation)}`
        : quoted(operation);
    yield {
      entry,
      code: 'answer-beyond-limit',
      severity,
      pointer: place + pointerOf(...inside),
      message: words[limit.keyword].message(limit.limit, takes),
      help: 'Limit the answer, or let the operation and its service take more.',
      fix: fixOf(own, place, limit),
      witness: inJourney(witness, journey, entry),
    };
  }
}

/** The remedy at the question; undefined for one whose constraint is a named type, which others share. */
function fixOf(own: Constraint | undefined, place: string, limit: BrokenLimit): ProposedFix {
  const { keyword, limit: value } = limit;
  if (own === undefined || isBorrowed(own) || contradicts(own, limit)) return undefined;
  const op = own[keyword] === undefined ? 'add' : 'replace';
  const title = words[keyword].title(value);
  return { title, changes: [{ op, path: place + pointerOf('value', keyword), value }], isGuess: true };
}

/** Whether a question asks for more than the limit, so that no answer would be left. */
function contradicts(own: Constraint, { keyword, limit }: BrokenLimit): boolean {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = own;
  const opposite = { maxLength: minLength, minLength: maxLength, maximum: minimum, minimum: maximum }[
    keyword
  ];
  return keyword.startsWith('max') ? opposite > limit : opposite < limit;
}

interface Words {
  readonly message: (limit: number, takes: string) => string;
  readonly title: (limit: number) => string;
}

const words: Readonly<Record<LimitKeyword, Words>> = {
  maxLength: {
    message: (limit, takes) =>
      `An answer may be longer than the ${characters(limit)} that ${takes} takes at most.`,
    title: (limit) => `Limit the answer to ${characters(limit)}`,
  },
  minLength: {
    message: (limit, takes) =>
      `An answer may be shorter than the ${characters(limit)} that ${takes} takes at least.`,
    title: (limit) => `Ask for at least ${characters(limit)}`,
  },
  maximum: {
    message: (limit, takes) => `An answer may be greater than ${limit}, the most that ${takes} takes.`,
    title: (limit) => `Limit the answer to ${limit} at most`,
  },
  minimum: {
    message: (limit, takes) => `An answer may be less than ${limit}, the least that ${takes} takes.`,
    title: (limit) => `Limit the answer to ${limit} at least`,
  },
};

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
