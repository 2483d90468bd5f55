import type { CallOutcome } from './map-response.ts';
import type { Exchange, OperationRun, RunResult } from './run-operation.ts';

/** Drives a run whose exchanges need no waiting. */
export function driveRun(run: OperationRun, exchange: (asked: Exchange) => CallOutcome): RunResult {
  let turn = run.next();
  while (!turn.done) {
    const { value } = turn;
    turn = run.next(
      value.turn === 'exchange' ? exchange(value) : value.runs.map((each) => driveRun(each, exchange)),
    );
  }
  return turn.value;
}

/** Drives a run. Gathered runs are driven side by side, or one after the other. */
export async function driveRunAsync(
  run: OperationRun,
  exchange: (asked: Exchange) => Promise<CallOutcome>,
  gathered: 'side by side' | 'in order',
): Promise<RunResult> {
  const drive = (each: OperationRun) => driveRunAsync(each, exchange, gathered);
  let turn = run.next();
  while (!turn.done) {
    const { value } = turn;
    if (value.turn === 'exchange') turn = run.next(await exchange(value));
    else if (gathered === 'side by side') turn = run.next(await Promise.all(value.runs.map(drive)));
    else {
      const results: RunResult[] = [];
      for (const each of value.runs) results.push(await drive(each));
      turn = run.next(results);
    }
  }
  return turn.value;
}
