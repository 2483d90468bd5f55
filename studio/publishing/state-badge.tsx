import type { ChangeSet } from '../base/types.ts';

const stateNames: Record<ChangeSet['state'], string> = {
  open: 'Open',
  'in-review': 'In review',
  approved: 'Approved',
  scheduled: 'Waits for its time',
  published: 'Live',
  abandoned: 'Given up',
};

/** The state of a change set, in a colour that goes with its words. */
export function StateBadge({ state }: { readonly state: ChangeSet['state'] }) {
  return <span className={`badge ${state}`}>{stateNames[state]}</span>;
}
