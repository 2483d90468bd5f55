import { pointerOf } from '#engine';
import { decisionsOf, expectedOf } from './decisions.ts';
import type { Observed, ScenarioFile, Turn } from './scenario.ts';

/** A decision of a turn that is not the expected one. Undefined where nothing was expected or found. */
export interface Difference {
  /** Number of the turn, counted from 1 and including those of the way. */
  readonly turn: number;
  /** Action of the visitor, such as `press order`. */
  readonly action: string;
  /** JSON Pointer into the decisions of the turn, such as `/calls/0/request/body/name`. */
  readonly pointer: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Compares the results of all turns of a scenario with the expected ones. */
export function differencesOf(
  turns: readonly Turn[],
  observed: readonly Observed[],
  file: ScenarioFile,
): readonly Difference[] {
  return turns.flatMap((turn, index) => {
    const seen = observed[index];
    const place = { turn: index + 1, action: actionOf(turn) };
    const differences = compare(expectedOf(turn, seen, file), seen && decisionsOf(seen), '');
    return differences.map((difference) => ({ ...place, ...difference }));
  });
}

function actionOf(turn: Turn): string {
  if ('visit' in turn) return `visit ${turn.visit}`;
  if ('press' in turn) return `press ${turn.press}`;
  if ('return' in turn) return `return to ${turn.return}`;
  const { step, event, field } = turn.touch;
  return `${event} ${field} of ${step}`;
}

type Compared = Omit<Difference, 'turn' | 'action'>;

/** The smallest parts in which two JSON values differ. Undefined members are missing. */
function compare(expected: unknown, found: unknown, pointer: string): readonly Compared[] {
  if (isContainer(expected) && isContainer(found) && Array.isArray(expected) === Array.isArray(found)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...keys].flatMap((key) => compare(expected[key], found[key], pointer + pointerOf(key)));
  }
  return Object.is(expected, found) ? [] : [{ pointer, expected, found }];
}

function isContainer(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
