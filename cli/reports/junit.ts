import type { Format } from './format.ts';
import { type JunitCase, junitSuite } from './junit-suite.ts';
import type { ReportedProblem } from './report.ts';

/**
 * For build servers: one test case per document, which fails with its errors; all else goes to the output of
 * the suite.
 */
export const junit: Format = ({ files, problems }, { run }) => {
  const names = [...new Set([...files, ...problems.map(nameOf)])];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const others = problems.filter(({ severity }) => severity !== 'error');
  const byName = new Map<string, ReportedProblem[]>();
  for (const error of errors) byName.set(nameOf(error), [...(byName.get(nameOf(error)) ?? []), error]);
  const cases = names.map((name) => caseOf(name, byName.get(name) ?? []));
  return junitSuite({ name: 'waymark check', cases, output: lines(others, nameOf) }, run);
};

function nameOf({ file, document }: ReportedProblem): string {
  return file ?? document;
}

function caseOf(name: string, errors: readonly ReportedProblem[]): JunitCase {
  const [first] = errors;
  const failure = first && { type: first.code, message: first.message, text: lines(errors) };
  return { classname: 'waymark', name, seconds: 0, ...(failure && { failure }) };
}

/** One problem per line, after the name of its file unless that is shown elsewhere. */
function lines(problems: readonly ReportedProblem[], before?: (problem: ReportedProblem) => string): string {
  const texts = problems.map((problem) => {
    const { line = 1, column = 1, code, message, help } = problem;
    const place = `${before === undefined ? '' : `${before(problem)}:`}${line}:${column}`;
    return [place, message, ...(help === undefined ? [] : [help]), `(${code})`].join(' ');
  });
  return texts.join('\n');
}
