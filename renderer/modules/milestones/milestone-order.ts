import type { ContentItem } from '#engine';
import type { Milestone } from '#schemas';
import { firstOfEach, readsAs } from '../../host/visible-text.ts';

/** The milestones of one state, in order. */
export interface MilestoneState {
  readonly title: string;
  readonly milestones: readonly Milestone[];
}

/**
 * Milestones by state, in the order of the state list and then of the items. A state that the list lacks
 * follows those that it has; states without a milestone are left out.
 */
export function milestonesByState(
  milestones: readonly Milestone[],
  states: readonly ContentItem[],
): readonly MilestoneState[] {
  const listed = states.toSorted((a, b) => orderOf(a.fields) - orderOf(b.fields)).map(titleOf);
  const titles = firstOfEach([...listed, ...milestones.map(stateOf)]);
  return titles.flatMap((title) => {
    const own = milestones.filter((milestone) => readsAs(stateOf(milestone), title));
    return own.length === 0 ? [] : [{ title, milestones: own.toSorted((a, b) => orderOf(a) - orderOf(b)) }];
  });
}

function stateOf({ timelineState_TextField: state }: Milestone): string {
  return state;
}

function titleOf({ fields: { title } }: ContentItem): string {
  return typeof title === 'string' ? title : '';
}

function orderOf({ itemOrder }: { readonly itemOrder?: unknown }): number {
  return typeof itemOrder === 'number' ? itemOrder : Number.MAX_SAFE_INTEGER;
}
