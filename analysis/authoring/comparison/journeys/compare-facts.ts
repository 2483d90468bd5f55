import { readCall } from '#engine/parts';
import type { Rule } from '#schemas';
import { describeRule } from '../../../rules/english/describe.ts';
import { beforeAndNow } from '../before-and-now.ts';
import { type Change, noticeIn } from '../change.ts';
import { describeDifference } from '../conditions/change-of-condition.ts';
import { nameWith } from '../names.ts';
import { isSameJson } from '../same-json.ts';
import type { Setting, Settings, Side } from '../side.ts';

/** Operators whose values are true or false. */
const conditions: ReadonlySet<string> = new Set(['and', 'or', '!', '!!', '==', '===', '!=', '!==', '<', '<=', '>', '>=', 'in', 'answered', 'some', 'all', 'none', 'matches']); // biome-ignore format: one line

/** Changes of the facts of a journey, each in the document that has the fact: journeys share facts. */
export function* compareFacts(journey: string, settings: Settings): Iterable<Change> {
  const { before, after } = settings;
  const noticeAt = (name: string, { side }: Setting) => noticeIn('rules', documentOf(name, journey, side));
  for (const [name, now] of Object.entries(after.facts)) {
    const old = Object.hasOwn(before.facts, name) ? before.facts[name] : undefined;
    const fact = nameWith(after.side.naming, undefined, name);
    if (old === undefined) {
      const details = [`Now: ${describeRule(now, after.labels)}`];
      yield noticeAt(name, after)('fact-added', `There is a new fact, ${fact}.`, details);
    } else if (!isSameJson(old, now)) {
      const details =
        isCondition(old) && isCondition(now)
          ? describeDifference(old, now, settings)
          : beforeAndNow([describeRule(old, before.labels)], [describeRule(now, after.labels)]);
      yield noticeAt(name, after)('fact-changed', `The fact ${fact} is worked out differently.`, details);
    }
  }
  for (const name of Object.keys(before.facts))
    if (!Object.hasOwn(after.facts, name))
      yield noticeAt(name, before)(
        'fact-removed',
        `The fact ${nameWith(before.side.naming, undefined, name)} is gone.`,
      );
}

/** Id of the document that has a fact of a journey: the journey, or facts that it uses. */
function documentOf(name: string, id: string, { release: { written } }: Side): string {
  const journey = written.find((document) => document.id === id);
  const uses = journey?.kind === 'journey' ? (journey.uses ?? []) : [];
  const shared = written.find(
    (document) =>
      document.kind === 'facts' && uses.includes(document.id) && Object.hasOwn(document.facts, name),
  );
  return shared?.id ?? id;
}

function isCondition(rule: Rule): boolean {
  return typeof rule === 'boolean' || conditions.has(readCall(rule)?.name ?? '');
}
