import { useNames } from '../base/names.ts';
import type { TakenBack } from '../base/types.ts';

/** Says by what something that went live was taken back. */
export function TakenBackBy({ takenBack }: { readonly takenBack: TakenBack }) {
  const nameOf = useNames();
  if (takenBack.by === 'changes')
    return (
      <>
        Taken back by <a href={`/studio/changes/${takenBack.id}/review`}>{takenBack.name}</a>
      </>
    );
  const { at, actor, sequence } = takenBack;
  return (
    <>
      Taken back by a roll back to release {sequence} on {new Date(at).toLocaleString()}, by {nameOf(actor)}
    </>
  );
}
