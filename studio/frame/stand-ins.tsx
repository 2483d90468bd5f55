import type { ReactNode } from 'react';

interface StandInProps {
  readonly operation: string;
}

/** Stands where the result of an operation will be, while it is asked. */
export function Asking({ operation }: StandInProps): ReactNode {
  return (
    <p className="preview-stand-in">
      Asks the operation <code>{operation}</code> …
    </p>
  );
}

/** Stands where visitors will see the result of an operation that the preview does not have. */
export function NotAsked({ operation, reason }: StandInProps & { readonly reason: string }): ReactNode {
  return (
    <p className="preview-stand-in">
      Here visitors will see what the operation <code>{operation}</code> answers.{' '}
      {reason === 'preview'
        ? 'It changes with these drafts, and nothing is sent by drafts: give it an example to see that here.'
        : 'It could not be asked: the studio has no connection, or has asked too often.'}
    </p>
  );
}
