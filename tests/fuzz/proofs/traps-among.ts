import type { Answers } from '../../../engine/base/values/answers.ts';
import type { Walk } from '../../../engine/journeys/walk/walk.ts';
import type { Trial } from './every-answer.ts';

/**
 * Finds out whether nobody who gives the same answers before the loop of a trial ever comes to an end.
 * @param isStuckOut whether those who cannot complete a step count as out of the loop
 */
export function trapsAmong(trials: readonly Trial[], isStuckOut: boolean): (trial: Trial) => boolean {
  const alikeIn = trialsAlikeIn(trials);
  const known = new Map<string, boolean>();

  /** Whether some other answers in the last step of a path lead on. */
  const canBePassed = (trial: Trial): boolean => {
    const last = trial.walk.path.length - 1;
    return alikeIn(trial, last).some(({ walk }) => walk.path[last]?.complete === true);
  };

  const isTrapped = (trial: Trial): boolean => {
    const { path, loop } = trial.walk;
    if (loop === undefined) return false;
    const at = path.findIndex(({ step }) => step.definition.id === loop);
    const key = JSON.stringify([idsOf(path), loop, answersIn(path.slice(0, at), trial.answers)]);
    const is = known.get(key) ?? alikeIn(trial, at).every((other) => staysIn(at, other));
    known.set(key, is);
    return is;
  };

  /** @param at position of the step that the loop leads back to */
  const staysIn = (at: number, other: Trial): boolean => {
    const { path, loop, finished } = other.walk;
    if (loop === undefined) return !finished && (!isStuckOut || canBePassed(other));
    return path.findIndex(({ step }) => step.definition.id === loop) >= at || isTrapped(other);
  };
  return isTrapped;
}

/** Finds the trials with the same answers as one in the first steps of its path. */
function trialsAlikeIn(trials: readonly Trial[]): (trial: Trial, count: number) => readonly Trial[] {
  const groups = new Map<string, ReadonlyMap<string, readonly Trial[]>>();
  return ({ answers, walk }, count) => {
    const steps = walk.path.slice(0, count);
    const asked = JSON.stringify(idsOf(steps));
    const group = groups.get(asked) ?? groupedBy(steps, trials);
    groups.set(asked, group);
    return group.get(answersIn(steps, answers)) ?? [];
  };
}

/** Trials by their answers in some steps. */
function groupedBy(steps: Walk['path'], trials: readonly Trial[]): ReadonlyMap<string, readonly Trial[]> {
  const groups = new Map<string, Trial[]>();
  for (const trial of trials) {
    const key = answersIn(steps, trial.answers);
    const group = groups.get(key) ?? [];
    group.push(trial);
    groups.set(key, group);
  }
  return groups;
}

function idsOf(path: Walk['path']): readonly string[] {
  return path.map(({ step }) => step.definition.id);
}

/** A visitor's answers in some steps. */
function answersIn(steps: Walk['path'], answers: Answers): string {
  const names = steps.flatMap(({ step }) => step.form.fields.map(({ field }) => field.name));
  return JSON.stringify(names.map((name) => answers[name]));
}
