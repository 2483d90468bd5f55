import type { ChangeSet } from '../base/types.ts';

/** `taken-back`: it went live, and other changes or a roll back took it back. */
type ShownState = ChangeSet['state'] | 'taken-back';

const stateNames: Record<ShownState, string> = {
  open: 'Open',
  'in-review': 'In review',
  approved: 'Approved',
  scheduled: 'Waits for its time',
  published: 'Live',
  abandoned: 'Given up',
  'taken-back': 'Taken back',
};

/** The state of a change set, in a colour that goes with its words. */
export function StateBadge({ state }: { readonly state: ShownState }) {
  return <span className={`badge ${state}`}>{stateNames[state]}</span>;
}
