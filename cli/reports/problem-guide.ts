import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Help for one problem code, from the page about problems. */
export interface ProblemHelp {
  readonly summary: string;
  readonly markdown: string;
  /** URL of its section. */
  readonly uri: string;
}

const page = join(import.meta.dirname, '../../docs/problems.md');

/** The sections of docs/problems.md, by code. */
export function readProblemGuide(): ReadonlyMap<string, ProblemHelp> {
  const sections = readFileSync(page, 'utf8').matchAll(/^### `([a-z-]+)`\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm);
  return new Map(
    [...sections].map(([, code = '', text = '']) => {
      const markdown = text.trim();
      const [summary = ''] = markdown.split('\n\n');
      return [
        code,
        { summary: summary.replaceAll('\n', ' '), markdown, uri: `${pathToFileURL(page)}#${code}` },
      ];
    }),
  );
}
