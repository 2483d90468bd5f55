import { useEffect, useState } from 'react';
import { nameOfVisitor, type SkippedStep } from '#analysis';
import type { JourneyState } from '#engine';
import type { Visitors } from '../preview/use-visitors.ts';

interface SkippedNoteProps {
  readonly found: Visitors;
  readonly step: string;
  /** Name of the visitor who is chosen. */
  readonly name: string;
}

/** Says why the visitor who is chosen for a journey does not come to a step of it. */
export function SkippedNote({ found, step, name }: SkippedNoteProps) {
  const state = lastStateOf(name, found);
  const skipped = useSkipped(found, step, state);
  if (skipped === undefined) return null;
  const title = (id: string) => found.steps.find((each) => each.step === id)?.title ?? id;
  return (
    <details className="why-hidden">
      <summary>{`“${name}” does not come to this step. Why?`}</summary>
      {skipped.why === 'waits' && <p>{`The visit stands at “${title(skipped.at)}”.`}</p>}
      {skipped.why === 'passed' && (
        <p>{`“${title(skipped.after)}” follows “${title(skipped.before)}” in its place.`}</p>
      )}
      {skipped.why === 'passed' && skipped.condition && (
        <>
          <p>{`This condition decides: ${skipped.condition.condition}`}</p>
          <ul className="list">
            {skipped.condition.decided.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** Answers of a visitor at the last step that they come to. */
function lastStateOf(name: string, { steps, visitors }: Visitors): JourneyState | undefined {
  const visits = steps.flatMap(({ step }) => visitors.get(step) ?? []);
  return visits.findLast((visitor) => nameOfVisitor(visitor) === name)?.state;
}

function useSkipped(
  { skippedAt }: Pick<Visitors, 'skippedAt'>,
  step: string,
  state: JourneyState | undefined,
): SkippedStep | undefined {
  const [skipped, setSkipped] = useState<SkippedStep>();
  useEffect(() => {
    setSkipped(undefined);
    if (state === undefined) return;
    let isCurrent = true;
    void skippedAt(step, state).then((found) => {
      if (isCurrent) setSkipped(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [skippedAt, step, state]);
  return skipped;
}
