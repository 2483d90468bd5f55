import { type JunitCase, junitSuite } from '../../reports/junit-suite.ts';
import { hasFailed, type PlayedFile } from '../play-files.ts';
import type { ReportRun } from './report-run.ts';
import { describeDifferences } from './text.ts';

/** For build servers: one test case per scenario, and one for each file that was refused. */
export const junit: ReportRun = (files, { run }) =>
  junitSuite({ name: 'waymark run', cases: files.flatMap(casesOf), output: '' }, run);

function casesOf({ path, problems, scenarios }: PlayedFile): readonly JunitCase[] {
  const [first] = problems;
  const refused = first && {
    classname: path,
    name: 'the file',
    seconds: 0,
    failure: {
      type: first.code,
      message: first.message,
      text: problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'),
    },
  };
  const played = scenarios.map((scenario): JunitCase => {
    const { title, seconds, differences, trouble } = scenario;
    const lines = [...(trouble === undefined ? [] : [trouble]), ...describeDifferences(differences)];
    const failure = { type: 'unexpected-result', message: lines[0] ?? '', text: lines.join('\n') };
    return { classname: path, name: title, seconds, ...(hasFailed(scenario) && { failure }) };
  });
  return refused ? [refused, ...played] : played;
}
