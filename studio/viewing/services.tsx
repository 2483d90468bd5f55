import type { ServiceFault, StepUnderFaults } from '#analysis';
import type { Faults } from '../preview/protocol.ts';
import type { StepPlace } from '../preview/use-visitors.ts';
import { wordsOf } from '../settings/words.ts';
import { Received } from './received.tsx';

const faultNames: Readonly<Record<ServiceFault, string>> = {
  away: 'cannot be reached',
  error: 'answers with an error',
  late: 'answers too late',
};

function isFault(value: string): value is ServiceFault {
  return Object.hasOwn(faultNames, value);
}

interface ServicesProps {
  /** Operations that the step and the modules of its page call. */
  readonly calls: readonly string[];
  /** Those of the step. */
  readonly callsOfStep: readonly string[];
  readonly faults: Faults;
  /** The visitor's experience with them at the press of the button; undefined before it is known, and where there is no step. */
  readonly result: StepUnderFaults | undefined;
  readonly steps: readonly StepPlace[];
  readonly onChange: (faults: Faults) => void;
  /** Shows the step or page that follows. */
  readonly onFollow: () => void;
}

/** A switch for each service that a step calls, what it receives, and what visitors read when it fails. */
export function Services({ calls, callsOfStep, faults, result, steps, onChange, onFollow }: ServicesProps) {
  if (calls.length === 0) return <p className="quiet">This page calls no service.</p>;
  const put = (operation: string, value: string) => {
    const { [operation]: _, ...others } = faults;
    onChange(isFault(value) ? { ...others, [operation]: value } : others);
  };
  return (
    <>
      <div className="switches">
        {calls.map((operation) => (
          <label key={operation} className="question">
            <span>{wordsOf(operation)}</span>
            <select value={faults[operation] ?? ''} onChange={({ target }) => put(operation, target.value)}>
              <option value="">works</option>
              {Object.entries(faultNames).map(([fault, name]) => (
                <option key={fault} value={fault}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div role="status">{result && <Outcome {...{ result, steps, onFollow }} />}</div>
      {result && <Received calls={callsOfStep} pressed={result} />}
    </>
  );
}

function Outcome({
  result: { outcome, notices, next, leaves },
  steps,
  onFollow,
}: {
  readonly result: StepUnderFaults;
  readonly steps: readonly StepPlace[];
  readonly onFollow: () => void;
}) {
  const title = leaves?.title ?? steps.find(({ step }) => step === next?.step)?.title;
  const isSilent = outcome === 'stays' && notices.length === 0;
  return (
    <>
      <p className={isSilent ? 'warning' : undefined}>
        {outcome === 'stays' && (isSilent ? silence : 'Whoever presses the button stays here, and reads:')}
        {outcome === 'asked' && 'Whoever presses the button is asked for other answers.'}
        {outcome === 'goes' &&
          `Whoever presses the button goes on${title === undefined ? '' : ` to “${title}”`}${notices.length > 0 ? ', and reads:' : '.'}`}{' '}
        {(next ?? leaves?.path) !== undefined && (
          <button type="button" onClick={onFollow}>
            Show
          </button>
        )}
      </p>
      <ul className="list">
        {notices.map(({ tone, message }) => (
          <li key={`${tone}${message}`} className={tone === 'error' ? 'error' : undefined}>
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}

const silence = 'Whoever presses the button stays here, and reads nothing of it.';
