import type { ReportedProblem } from '../report.ts';
import type { Format } from './format.ts';

/** For build servers: a test case a document; it fails with its errors, and warnings go to its output. */
export const junit: Format = ({ files, problems }) => {
  const others = problems.flatMap(({ file, document }) => (file === undefined ? [document] : []));
  const names = [...new Set([...files, ...others])];
  const cases = names.map((name) =>
    testCase(
      name,
      problems.filter((problem) => nameOf(problem) === name),
    ),
  );
  const failed = new Set(problems.filter(({ severity }) => severity === 'error').map(nameOf)).size;
  const totals = `tests="${names.length}" failures="${failed}" errors="0" skipped="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="waymark" ${totals}>
  <testsuite name="waymark check" ${totals}>
${cases.join('')}  </testsuite>
</testsuites>
`;
};

function nameOf({ file, document }: ReportedProblem): string {
  return file ?? document;
}

function testCase(name: string, problems: readonly ReportedProblem[]): string {
  const opening = `    <testcase classname="waymark" name="${escaped(name)}"`;
  if (problems.length === 0) return `${opening}/>\n`;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const [first] = errors;
  const failure = first
    ? `      <failure type="${escaped(first.code)}" message="${escaped(first.message)}">${lines(errors)}</failure>\n`
    : '';
  const output = warnings.length > 0 ? `      <system-out>${lines(warnings)}</system-out>\n` : '';
  return `${opening}>\n${failure}${output}    </testcase>\n`;
}

function lines(problems: readonly ReportedProblem[]): string {
  const texts = problems.map(({ line = 1, column = 1, code, message, help = '' }) =>
    `${line}:${column} ${message} ${help} (${code})`.replaceAll('  ', ' '),
  );
  return escaped(texts.join('\n'));
}

/** Text as XML 1.0 may hold it: most control characters cannot even be written as references. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
