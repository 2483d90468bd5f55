import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import type { CompiledJourney, CompiledStep } from '../../engine/journeys/model/compile-journey.ts';
import { newState } from '../../engine/journeys/model/state.ts';
import { type VisitedStep, walkJourney } from '../../engine/journeys/walk/walk.ts';
import { holds } from '../../engine/rules/evaluation/condition.ts';
import { keyOf } from './exploration/conditions.ts';
import type { ProofSurroundings } from './exploration/journey-model.ts';
import { proveJourney } from './prove-journey.ts';
import { type ProvedStep, thanks, workshop } from './prover.fixture.ts';

/** Questions of the generated journeys: one for each step, with two or three options. */
const names = ['one', 'two', 'three'] as const;
const ids = ['a', 'b', 'c'] as const;

const atom: fc.Arbitrary<Rule> = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...ids), fc.nat(3))
  .map(([name, id, form]) => {
    const answer: Rule = { var: `answers.${name}` };
    if (form === 0) return { answered: answer };
    if (form === 1) return { in: [answer, [id, 'b']] };
    return { '==': [answer, id] };
  });

const condition: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 3, arbitrary: atom },
  { weight: 1, arbitrary: atom.map((rule): Rule => ({ not: rule })) },
  { weight: 1, arbitrary: fc.tuple(atom, atom).map((rules): Rule => ({ and: rules })) },
  { weight: 1, arbitrary: fc.tuple(atom, atom).map((rules): Rule => ({ or: rules })) },
);

const optional = fc.option(condition, { nil: undefined, freq: 2 });

const stepOf = (index: number): fc.Arbitrary<ProvedStep> =>
  fc
    .record({
      when: optional,
      fieldWhen: optional,
      required: fc.boolean(),
      options: fc.constantFrom(2, 3),
      rows: fc.array(fc.tuple(condition, fc.constantFrom('one', 'two', 'three', 'thanks')), { maxLength: 2 }),
    })
    .map(({ when, fieldWhen, required, options, rows }) => {
      const name = names[index] ?? 'one';
      const field: Field = {
        name,
        type: 'radio-group',
        label: name,
        required,
        messages: { required: 'Choose' },
        options: ids.slice(0, options).map((id) => ({ id, label: id })),
        ...(fieldWhen !== undefined && isOfOthers(fieldWhen, name) && { when: fieldWhen }),
      };
      return {
        id: name,
        fields: [field],
        next: rows.map(([row, step]) => ({ when: row, step })),
        ...(index > 0 && when !== undefined && { when }),
      };
    });

/** A condition of a field must not read the field itself. */
function isOfOthers(rule: Rule, name: string): boolean {
  return !JSON.stringify(rule).includes(`answers.${name}`);
}

const journeys = fc
  .tuple(stepOf(0), stepOf(1), stepOf(2), optional)
  .map(([one, two, three, end]) => [one, two, three, { ...thanks, ...(end !== undefined && { when: end }) }]);

/** Outcomes of a journey for all answers, as the walk finds it. */
function everything(journey: CompiledJourney, { scope }: ProofSurroundings) {
  const seen = { reached: new Set<string>(), stopped: new Set<string>(), outcomes: new Set<string>() };
  const values = [undefined, ...ids];
  for (const one of values) {
    for (const two of values) {
      for (const three of values) {
        const completed = journey.steps.map(({ definition: step }) => step.id);
        const state = { ...newState('run'), answers: { one, two, three }, completed, submitted: completed };
        const walk = walkJourney(journey, state, {
          surroundings: scope,
          validation: () => ({ constraints: () => [], fallbackMessages: {} }),
        });
        for (const visited of walk.path) noteStep(journey, visited, seen);
        if (walk.finished && !walk.loop && !walk.frontier.step.definition.final)
          seen.stopped.add(walk.frontier.step.definition.id);
      }
    }
  }
  return seen;
}

function noteStep(journey: CompiledJourney, visited: VisitedStep, seen: ReturnType<typeof everything>): void {
  const { step, evaluation, complete } = visited;
  const { id } = step.definition;
  seen.reached.add(id);
  for (const [field, compiled] of step.form.fields.entries()) {
    if (compiled.when) seen.outcomes.add(`field ${id} ${field} ${evaluation.relevant.includes(compiled)}`);
  }
  if (!complete || step.definition.final) return;
  const ask = (name: string, rule: CompiledStep['when']): boolean => {
    const held = rule === undefined || holds(rule, evaluation.scope);
    seen.outcomes.add(`${name} ${held}`);
    return held;
  };
  for (const [row, { when }] of step.next.entries()) if (ask(`row ${id} ${row}`, when)) return;
  for (const later of journey.steps.slice(journey.steps.indexOf(step) + 1)) {
    if (later.when === undefined || ask(`step ${later.definition.id}`, later.when)) return;
  }
}

/** Ids of the steps that may come first, or after a step that is reached: no others are said to be out of reach. */
function reachedOrFirst(steps: readonly CompiledStep[], reached: ReadonlySet<string>): readonly string[] {
  const inOrder = (from: number) => {
    const rest = steps.slice(from);
    const certain = rest.findIndex(({ when }) => when === undefined);
    return rest.slice(0, certain < 0 ? rest.length : certain + 1).map(({ definition: step }) => step.id);
  };
  const left = steps.filter(({ definition: step }) => reached.has(step.id) && !step.final);
  const after = left.flatMap((step) => [
    ...step.next.map((row) => row.step),
    ...inOrder(steps.indexOf(step) + 1),
  ]);
  return [...inOrder(0), ...after];
}

it('A proof and a trial of all answers find the same', { timeout: 120_000 }, () => {
  const found = { deadEnds: 0, unreachable: 0, oneSided: 0 };
  fc.assert(
    fc.property(journeys, (steps) => {
      const { compiled, surroundings } = workshop(steps);
      const { findings, conditions, isComplete } = proveJourney(compiled, surroundings);
      const all = everything(compiled, surroundings);
      expect(isComplete).toBe(true);

      const deadEnds = findings.flatMap((each) => (each.finding === 'dead-end' ? [each.step] : []));
      expect(new Set(deadEnds)).toEqual(all.stopped);

      const outcomes = conditions.map(({ place, held, failed }) => {
        return [keyOf(place), held, failed] as const;
      });
      // A proof may end before it has seen what nothing depends on.
      const oneSided = outcomes.filter(([, held, failed]) => held !== failed);
      for (const [name, held] of oneSided) expect(all.outcomes).not.toContain(`${name} ${!held}`);
      for (const [name, held, failed] of outcomes) {
        if (held) expect(all.outcomes).toContain(`${name} true`);
        if (failed) expect(all.outcomes).toContain(`${name} false`);
      }

      const unreachable = findings.flatMap((each) =>
        each.finding === 'unreachable-step' ? [each.step] : [],
      );
      for (const step of unreachable) expect(all.reached).not.toContain(step);
      const never = compiled.steps
        .filter(({ definition: step }) => !all.reached.has(step.id))
        .map(({ definition: step }) => step.id);
      const isNever = (id: string) => outcomes.some(([name, held]) => name === `step ${id}` && !held);
      const following = new Set(reachedOrFirst(compiled.steps, all.reached));
      const unsaid = never.filter((id) => !isNever(id) && following.has(id));
      expect(unsaid.sort()).toEqual([...unreachable].sort());

      found.deadEnds += deadEnds.length;
      found.unreachable += unreachable.length;
      found.oneSided += oneSided.length;
    }),
    { numRuns: 300 },
  );
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(5);
});
