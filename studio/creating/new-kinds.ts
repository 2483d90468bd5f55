/** Kinds of documents that are made in the studio, by the words for them. */
export const newKinds = {
  page: 'page',
  journey: 'journey',
  form: 'form',
  options: 'list of options',
  decision: 'decision',
  content: 'content list',
} as const;

export type NewKind = keyof typeof newKinds;

export const allNewKinds = Object.keys(newKinds) as readonly NewKind[];

/** Whether documents of a kind have an address. */
export function hasAddress(kind: NewKind): boolean {
  return kind === 'page' || kind === 'journey';
}
