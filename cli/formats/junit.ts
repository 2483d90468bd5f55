import type { ReportedProblem } from '../report.ts';
import type { Format } from './format.ts';

/**
 * For build servers: one test case per document, which fails with its errors; warnings go to the output of
 * the suite. It follows the schemas of both Ant and Jenkins: the suite's attributes, their formats, and the
 * order of its parts.
 */
export const junit: Format = ({ files, problems }, { run: { startedAt, seconds, host } }) => {
  const names = [...new Set([...files, ...problems.map(nameOf)])];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const byName = new Map<string, ReportedProblem[]>();
  for (const error of errors) byName.set(nameOf(error), [...(byName.get(nameOf(error)) ?? []), error]);
  const attributes = Object.entries({
    name: 'waymark check',
    package: 'waymark',
    id: 0,
    timestamp: startedAt.toISOString().slice(0, 19),
    hostname: host || 'localhost',
    tests: names.length,
    failures: byName.size,
    errors: 0,
    time: seconds.toFixed(3),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite ${attributes.map(([name, value]) => `${name}="${escaped(String(value))}"`).join(' ')}>
    <properties/>
${names.map((name) => testCase(name, byName.get(name) ?? [])).join('')}    <system-out>${lines(warnings, nameOf)}</system-out>
    <system-err/>
  </testsuite>
</testsuites>
`;
};

function nameOf({ file, document }: ReportedProblem): string {
  return file ?? document;
}

function testCase(name: string, errors: readonly ReportedProblem[]): string {
  const opening = `    <testcase classname="waymark" name="${escaped(name)}" time="0"`;
  const [first] = errors;
  if (first === undefined) return `${opening}/>\n`;
  const failure = `<failure type="${escaped(first.code)}" message="${escaped(first.message)}">${lines(errors)}</failure>`;
  return `${opening}>\n      ${failure}\n    </testcase>\n`;
}

/** One problem per line, after the name of its file unless that is shown elsewhere. */
function lines(problems: readonly ReportedProblem[], before?: (problem: ReportedProblem) => string): string {
  const texts = problems.map((problem) => {
    const { line = 1, column = 1, code, message, help } = problem;
    const place = `${before === undefined ? '' : `${before(problem)}:`}${line}:${column}`;
    return [place, message, ...(help === undefined ? [] : [help]), `(${code})`].join(' ');
  });
  return escaped(texts.join('\n'));
}

/** Escapes a text for XML 1.0, in which most control characters are not even allowed as references. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
