import type { ReadableMember, ReceivedCall, StepUnderFaults } from '#analysis';
import { wordsOf } from '../settings/words.ts';

interface ReceivedProps {
  /** Operations that the step calls. */
  readonly calls: readonly string[];
  readonly pressed: Pick<StepUnderFaults, 'calls' | 'refused'>;
}

/** Requests that services receive when the button of a step is pressed with the answers that it shows. */
export function Received({ calls, pressed }: ReceivedProps) {
  return (
    <>
      {pressed.refused.length > 0 && (
        <>
          <p>The form asks for other answers first:</p>
          <ul className="list">
            {pressed.refused.map(({ label, message }) => (
              <li key={`${label} ${message}`}>
                <strong>{label}</strong> {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {calls.map((operation) => (
        <OfOperation
          key={operation}
          operation={operation}
          made={pressed.calls.filter((call) => call.operation === operation)}
        />
      ))}
    </>
  );
}

function OfOperation({
  operation,
  made,
}: {
  readonly operation: string;
  readonly made: readonly ReceivedCall[];
}) {
  const title = wordsOf(operation);
  if (made.length === 0)
    return <p className="quiet">{`“${title}” receives nothing from these answers: it is not called.`}</p>;
  return made.map((call, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an operation may be called twice alike.
    <section key={at} className="received" aria-label={`What “${title}” receives`}>
      <h2>{`What “${title}” receives`}</h2>
      <Members members={call.received} />
      {call.answered ? (
        <details>
          <summary>What it answers, by its example</summary>
          <Members members={call.answered} />
        </details>
      ) : (
        <p className="error">It fails.</p>
      )}
    </section>
  ));
}

const mostShown = 60;

function Members({ members }: { readonly members: readonly ReadableMember[] }) {
  if (members.length === 0) return <p className="quiet">Nothing.</p>;
  return (
    <>
      <dl>
        {members.slice(0, mostShown).map(({ names, value, question }) => (
          <div key={names.join('/')}>
            <dt>{placeInWords(names)}</dt>
            <dd>
              {value} {question !== undefined && <span className="quiet">{`(answer to “${question}”)`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {members.length > mostShown && (
        <p className="quiet">{`And ${members.length - mostShown} more of the kind.`}</p>
      )}
    </>
  );
}

/** Where a value stands, in words: `order.details.0.kind` is "Order › Details 1 › Kind". */
function placeInWords(names: ReadableMember['names']): string {
  return names
    .reduce<string>(
      (place, name) =>
        typeof name === 'number' ? `${place} ${name}` : `${place}${place && ' › '}${wordsOf(name)}`,
      '',
    )
    .trim();
}
