import type { Action, Journey } from '#schemas';
import { quoted } from '../../documents/describe-value.ts';
import { factRules } from '../../journeys/walk/fact-rules.ts';
import { type CallFault, type CallSources, findCallFaults } from '../../prover/visits/find-call-faults.ts';
import { environmentOf } from '../../prover/visits/visit-environment.ts';
import { isRuleIn } from '../../rules/evaluation/template-node.ts';
import { followReads, type ReadSources } from '../../rules/notation/reads.ts';
import { readCall } from '../../rules/notation/shape.ts';
import { isPlainObject } from '../../rules/values/property.ts';
import { choicesOf } from '../forms/field-constraints.ts';
import { actionsOf, type PlacedAction } from '../journeys/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release-index.ts';
import { inJourney } from './check-conditions.ts';
import { journeysThatShare } from './journeys-that-share.ts';
import { listAnswers } from './list-answers.ts';
import { proofSources } from './prove-release.ts';

/** Visits the journeys of a clean release, and reports what is wrong with the calls that they make. */
export function* checkCalls(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const prepare = proofSources(release);
  for (const entry of journeysThatShare(part, release)) {
    const actions = [...actionsOf(release, entry)].filter(({ action }) => operationOf(action) !== undefined);
    if (actions.length === 0) continue;
    const { journey, surroundings } = prepare(entry);
    const { scope } = surroundings;
    const sources: CallSources = {
      scope,
      environment: environmentOf(journey, scope),
      operation: (id) => release.find('operation', id),
      given: givenElsewhere(release, journey.given),
      answersIn: answersIn(release, entry, actions),
    };
    for (const found of findCallFaults(journey, sources)) {
      const placed = placeOf(entry, actions, found);
      if (placed)
        yield describeFault(placed, { ...found, witness: inJourney(found.witness, entry, placed.entry) });
    }
  }
}

/** Sets of shared answers that a journey does not ask for: every option of the first, the first of all others. */
function givenElsewhere(
  release: ReleaseIndex,
  names: readonly string[],
): readonly { readonly [name: string]: string }[] {
  if (names.length === 0) return [{}];
  const fields = release.of('form').flatMap(({ document }) => document.fields);
  const known = names.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const ids = (field && choicesOf(release, field))?.map(({ id }) => [name, id] as const) ?? [];
    return ids.length === 0 ? [] : [ids];
  });
  const firsts = Object.fromEntries(known.flatMap(([first]) => (first ? [first] : [])));
  return [firsts, ...(known[0] ?? []).slice(1).map(([name, id]) => ({ ...firsts, [name]: id }))];
}

function operationOf(action: Action): string | undefined {
  return 'call' in action ? action.call : 'send' in action ? action.send : undefined;
}

/** The action of a call: in the step itself, else in a sequence or a form. */
function placeOf(
  { document }: ReleaseEntry<Journey>,
  actions: readonly PlacedAction[],
  { call }: Pick<CallFault, 'call'>,
): PlacedAction | undefined {
  const same = actions.filter(({ action }) => operationOf(action) === call.operation);
  const index = document.steps.findIndex(({ id }) => id === call.step);
  const [, first = ''] = call.key.split('/');
  const within = (prefix: string) => same.find(({ pointer }) => pointer.startsWith(prefix));
  const step = `/steps/${index}/`;
  return within(`${step}onSubmit/${first}`) ?? within(`${step}onEnter/${first}`) ?? within(step) ?? same[0];
}

/** Answers that a part of the input of a call reads; undefined if it reads results, settings or the date too. */
function answersIn(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  actions: readonly PlacedAction[],
): CallSources['answersIn'] {
  const sources: ReadSources = {
    facts: factRules(entry.document),
    decision: (id) => release.find('decision', id) ?? release.find('function', id),
  };
  return (call, path) => {
    const action = placeOf(entry, actions, { call });
    const given = action && 'with' in action.action ? action.action.with : undefined;
    const { paths } = followReads([partAt(given, path, sources), ...(action?.loops ?? [])], sources);
    const names = new Set<string>();
    for (const read of paths) {
      const [root = '', name] = read.split('.', 2);
      if (given === undefined || undecided.has(root)) return undefined;
      if (root === 'answers' && name !== undefined) names.add(name);
    }
    return names;
  };
}

const undecided: ReadonlySet<string> = new Set([
  'results',
  'session',
  'settings',
  'now',
  'page',
  'returned',
  'problem',
]);

/** The template of a part of an input, where it is written out; else of the smallest part that contains it. */
function partAt(template: unknown, path: readonly (string | number)[], sources: ReadSources): unknown {
  const [name, ...rest] = path;
  if (name === undefined || !isPlainObject(template)) return template;
  if (!isRuleIn(template)) {
    // A part that nobody gives reads nothing.
    return partAt(Object.hasOwn(template, name) ? template[name] : undefined, rest, sources);
  }
  const { name: operator, args } = readCall(template) ?? { name: '', args: [] };
  if (operator === 'object') return partAt(args[0], path, sources);
  const fact = operator === 'var' ? /^facts\.([^.]+)$/.exec(String(args[0]))?.[1] : undefined;
  if (fact === undefined || !Object.hasOwn(sources.facts, fact)) return template;
  return partAt(sources.facts[fact], path, sources);
}

function describeFault({ entry, action, pointer }: PlacedAction, found: CallFault): ReleaseFinding {
  const operation = quoted(found.call.operation);
  const { witness } = found;
  const answers = listAnswers(witness.answers);
  if (found.fault === 'silent-failure') {
    return {
      entry,
      code: 'silent-failure',
      severity: 'warning',
      pointer,
      message: `When the call of ${operation} fails, the step ${quoted(found.call.step)} stays as it is and says nothing.`,
      help: 'Add "onFailure" with a "notify" or a "go", or say "optional": true if the journey goes on without it.',
      witness,
    };
  }
  const { path, reason } = found.input;
  const isOptional = 'optional' in action && action.optional === true;
  return {
    entry,
    code: 'refused-input',
    severity: isOptional ? 'warning' : 'error',
    pointer: `${pointer}/with`,
    message: `For some answers, such as ${answers}, ${operation} refuses the input ${quoted(path.join('.'))}: ${reason}.`,
    help: 'Ask for what the operation needs, call it only with answers that it takes, or let its input admit what may be answered.',
    witness,
  };
}
