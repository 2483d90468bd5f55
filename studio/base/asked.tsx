import { type ReactNode, useId } from 'react';

interface AskedProps {
  readonly label: string;
  readonly mistake: string | undefined;
  readonly children: (own: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A question with the mistake in its answer. */
export function Asked({ label, mistake, children }: AskedProps) {
  const id = useId();
  return (
    <div className="question">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': mistake !== undefined,
        'aria-describedby': mistake === undefined ? undefined : `${id}-mistake`,
      })}
      <p id={`${id}-mistake`} className="error mistake" role="status">
        {mistake}
      </p>
    </div>
  );
}
