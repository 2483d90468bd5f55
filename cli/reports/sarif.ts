import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Replacement, replacementsOf } from '#analysis';
import { type DocumentSource, positionFinder } from '#engine';
import type { Format } from './format.ts';
import type { Report, ReportedProblem } from './report.ts';
import { witnessText } from './witness-text.ts';

/** For code scanning: SARIF 2.1.0. */
export const sarif: Format = ({ problems, sourceOf }) => {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const guide = readProblemGuide();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'waymark', rules: codes.map((code) => ruleOf(code, guide.get(code))) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => ({
          ...resultOf(problem, codes),
          ...fixesOf(problem, sourceOf),
        })),
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

/** The fixes of a problem whose files are at hand: replacements of regions of texts. */
function fixesOf({ fixes = [] }: ReportedProblem, sourceOf: Report['sourceOf']): { readonly fixes?: object } {
  const known = fixes.flatMap((fix) => {
    const replacements = replacementsOf(fix, (document) => sourceOf?.(document)?.text) ?? [];
    const changes = [...new Set(replacements.map(([document]) => document))].flatMap((document) => {
      const source = sourceOf?.(document);
      const own = replacements.filter(([other]) => other === document);
      return source === undefined
        ? []
        : changeOf(
            source,
            own.map(([, replacement]) => replacement),
          );
    });
    return changes.length === 0 ? [] : { description: { text: fix.title }, artifactChanges: changes };
  });
  return known.length === 0 ? {} : { fixes: known };
}

function changeOf({ path, text: whole }: DocumentSource, replacements: readonly Replacement[]): object {
  const positionAt = positionFinder(whole);
  return {
    artifactLocation: { uri: encodeURI(path) },
    replacements: replacements.map(({ from, to, text }) => {
      const [start, end] = [positionAt(from), positionAt(to)];
      const deletedRegion = {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
      };
      return { deletedRegion, insertedContent: { text } };
    }),
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
