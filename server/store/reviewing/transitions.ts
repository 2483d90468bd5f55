export const changeSetStates = [
  'open',
  'in-review',
  'approved',
  'scheduled',
  'published',
  'abandoned',
] as const;

export type ChangeSetState = (typeof changeSetStates)[number];

/** The right that somebody needs to bring a transition about; `system` is no request of a person, but follows from one. */
type Needed = 'edit' | 'approve' | 'system';

/** The states that may follow each. An edit takes a set that is approved back to its reviewers. */
const transitions: Readonly<Record<ChangeSetState, Partial<Readonly<Record<ChangeSetState, Needed>>>>> = {
  open: { 'in-review': 'edit', abandoned: 'edit', scheduled: 'system', published: 'system' },
  'in-review': { open: 'edit', approved: 'approve', abandoned: 'edit' },
  approved: {
    open: 'edit',
    'in-review': 'edit',
    abandoned: 'edit',
    scheduled: 'system',
    published: 'system',
  },
  scheduled: { open: 'system', published: 'system' },
  published: {},
  abandoned: { open: 'edit' },
};

/** The right that a transition needs; undefined if there is no such transition. */
export function neededFor(from: ChangeSetState, to: ChangeSetState): Needed | undefined {
  return transitions[from][to];
}

/** Sets in these states may go live when a publisher says so. */
export const publishable = ['open', 'approved'] as const satisfies readonly ChangeSetState[];

export function isChangeSetState(value: unknown): value is ChangeSetState {
  return changeSetStates.some((state) => state === value);
}
