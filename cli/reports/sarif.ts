import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from './format.ts';
import type { ReportedProblem } from './report.ts';
import { witnessText } from './witness-text.ts';

/** For code scanning: SARIF 2.1.0. */
export const sarif: Format = ({ problems }) => {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const guide = readProblemGuide();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'waymark', rules: codes.map((code) => ruleOf(code, guide.get(code))) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => resultOf(problem, codes)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
};

function ruleOf(code: string, help: ProblemHelp | undefined): object {
  const shortDescription = { text: words(code) };
  if (help === undefined) return { id: code, shortDescription };
  const { summary, markdown, uri } = help;
  return {
    id: code,
    shortDescription,
    fullDescription: { text: summary },
    help: { text: markdown, markdown },
    helpUri: uri,
  };
}

function resultOf(problem: ReportedProblem, codes: readonly string[]): object {
  const { code, severity, file, document, pointer, line = 1, column = 1, message, help, witness } = problem;
  const { endColumn = column + 1 } = problem;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: [message, help, witness && witnessText(witness)].filter(Boolean).join(' ') },
    ...(witness && { properties: { witness } }),
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file ?? document) },
          region: { startLine: line, startColumn: column, endLine: line, endColumn },
        },
        logicalLocations: [{ fullyQualifiedName: `${document}#${pointer}` }],
      },
    ],
  };
}

/** `unknown-reference` as `Unknown reference`. */
function words(code: string): string {
  const text = code.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Help for one problem code, from the page about problems. */
interface ProblemHelp {
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
