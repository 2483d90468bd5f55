// Generated from milestones.styles.ts by `npm run generate`. Do not edit.

export function body(): string {
  return 'milestones-body';
}

export function call(): string {
  return 'milestones-call';
}

export function card(): string {
  return 'milestones-card';
}

export function cards(): string {
  return 'milestones-cards';
}

export function description(): string {
  return 'milestones-description';
}

export function endDate(): string {
  return 'milestones-end-date';
}

export function list(): string {
  return 'milestones-list';
}

export function listTitle(): string {
  return 'milestones-list-title';
}

export function picture(): string {
  return 'milestones-picture';
}

export function row(): string {
  return 'milestones-row';
}

export function title(): string {
  return 'milestones-title';
}

export interface WordsVariants {
  readonly isComplete?: boolean | undefined;
}

export function words({ isComplete }: WordsVariants = {}): string {
  let names = 'milestones-words';
  if (isComplete) names += ' milestones-words--is-complete';
  if (isComplete === false) names += ' milestones-words--is-complete-false';
  return names;
}
