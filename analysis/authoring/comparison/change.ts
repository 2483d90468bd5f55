/** Parts of a comparison, in the order in which they are reported. */
export const comparedParts = [
  'questions',
  'steps',
  'services',
  'pages',
  'site',
  'rules',
  'documents',
] as const;

export type ComparedPart = (typeof comparedParts)[number];

/** Headings of the parts in reports. */
export const partHeadings: Record<ComparedPart, string> = {
  questions: 'Questions',
  steps: 'Steps and ways',
  services: 'What services receive',
  pages: 'Pages',
  site: 'Navigation and look',
  rules: 'Facts, decisions and functions',
  documents: 'Other changes in documents',
};

/** One difference between two releases. */
export interface Change {
  readonly part: ComparedPart;
  /** Kind of the change, such as `question-added`. */
  readonly code: string;
  /** Id of the document that it is in. */
  readonly document: string;
  /** One sentence. */
  readonly text: string;
  /** Further sentences, such as a condition before and after. */
  readonly details: readonly string[];
}

/** Creates the changes of one document in one part. */
export type Notice = (code: string, text: string, details?: readonly string[]) => Change;

export function noticeIn(part: ComparedPart, document: string): Notice {
  return (code, text, details = []) => ({ part, code, document, text, details });
}

/** Longest quoted text. */
const mostQuoted = 120;

/** A text in quotation marks, shortened when it is long. */
export function quote(text: string): string {
  return `“${text.length > mostQuoted ? `${text.slice(0, mostQuoted - 1)}…` : text}”`;
}
