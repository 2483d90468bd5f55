import type { Action } from '#schemas';

/** An action with all those inside it. */
export function withInner(action: Action): readonly Action[] {
  const inner = [
    ...('actions' in action ? action.actions : []),
    ...('onFailure' in action ? (action.onFailure ?? []) : []),
  ];
  return [action, ...inner.flatMap(withInner)];
}
