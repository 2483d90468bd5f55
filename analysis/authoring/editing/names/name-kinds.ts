/** The kind of things that a property names, if it holds a name or a list of names. */
const nameKinds = {
  form: 'forms',
  include: 'forms',
  only: 'answers',
  like: 'answers',
  of: 'forms',
  journey: 'journeys',
  operation: 'operations',
  fallback: 'operations',
  contract: 'contracts',
  options: 'options',
  step: 'steps',
  otherwise: 'steps',
  after: 'steps',
  begins: 'steps',
  saveStep: 'steps',
  returnStep: 'steps',
  steps: 'steps',
  waitsFor: 'sections',
  uses: 'facts documents',
  sharedAnswers: 'answers',
  clearedBy: 'answers',
  addressAnswer: 'answers',
  codeAnswer: 'answers',
  call: 'operations',
  send: 'operations',
  set: 'answers',
  track: 'analytics',
  pressEvent: 'analytics',
  go: 'steps',
  goToPage: 'pages',
  page: 'pages',
  notFoundPage: 'pages',
  run: 'sequences',
} as const;

export type NamedKind = (typeof nameKinds)[keyof typeof nameKinds];

/** The kind of things that a property names; undefined for one that holds no name. */
export function kindNamedBy(property: string): NamedKind | undefined {
  const kinds: Readonly<Record<string, NamedKind>> = nameKinds;
  return Object.hasOwn(kinds, property) ? kinds[property] : undefined;
}
