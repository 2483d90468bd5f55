import type { ReportedProblem } from '../report.ts';
import type { Format } from './format.ts';

/** For code scanning: SARIF 2.1.0. */
export const sarif: Format = ({ problems }) => {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'waymark',
            rules: codes.map((id) => ({ id, shortDescription: { text: words(id) } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => resultOf(problem, codes)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
};

function resultOf(problem: ReportedProblem, codes: readonly string[]): object {
  const { code, severity, file, document, pointer, line = 1, column = 1, message, help } = problem;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: help === undefined ? message : `${message} ${help}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file ?? document) },
          region: { startLine: line, startColumn: column },
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
