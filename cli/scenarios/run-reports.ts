import { styleText } from 'node:util';
import type { Occasion } from '../reports/format.ts';
import { type JunitCase, junitSuite } from '../reports/junit-suite.ts';
import type { Difference } from './differences.ts';
import { hasFailed, isAsExpected, type PlayedFile, type PlayedScenario } from './play-files.ts';

/** Formats the results of played scenarios as text that ends in a newline. */
type ReportRun = (files: readonly PlayedFile[], occasion: Occasion) => string;

export type RunFormatName = 'text' | 'json' | 'junit';

/** For people: scenarios by file, each failed one with what was expected and found. */
const text: ReportRun = (files, { hasColour }) => {
  const paint = (style: 'green' | 'red' | 'underline' | 'dim', part: string) =>
    hasColour ? styleText(style, part, { validateStream: false }) : part;
  const scenarioLines = (scenario: PlayedScenario): readonly string[] => {
    if (!hasFailed(scenario)) return [`  ${paint('green', '✔')} ${scenario.title}`];
    const trouble = scenario.trouble === undefined ? [] : [`      ${scenario.trouble}`];
    return [
      `  ${paint('red', '✖')} ${scenario.title}`,
      ...trouble,
      ...describeDifferences(scenario.differences).map((line) => `      ${line}`),
    ];
  };
  const blocks = files.map(({ path, problems, scenarios }) => {
    const refused = problems.map(
      ({ line, column, message, help = '', code }) =>
        `  ${line}:${column} ${message} ${help} ${paint('dim', code)}`,
    );
    return `${[paint('underline', path), ...refused, ...scenarios.flatMap(scenarioLines)].join('\n')}\n\n`;
  });
  const isGood = files.every(isAsExpected);
  return `${blocks.join('')}${paint(isGood ? 'green' : 'red', summary(files, isGood))}\n`;
};

/** The differences of a scenario as lines: each turn once, then expected and found values. */
function describeDifferences(differences: readonly Difference[]): readonly string[] {
  return differences.flatMap(({ turn, action, pointer, expected, found }, index) => [
    ...(differences[index - 1]?.turn === turn ? [] : [`turn ${turn}, ${action}:`]),
    `  ${pointer.slice(1).replaceAll('/', '.') || 'turn'}`,
    `    expected ${phrase(expected)}`,
    `    found    ${phrase(found)}`,
  ]);
}

function phrase(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function summary(files: readonly PlayedFile[], isGood: boolean): string {
  const scenarios = files.flatMap((file) => file.scenarios);
  const failed = scenarios.filter(hasFailed).length;
  const refused = files.filter(({ problems }) => problems.length > 0).length;
  const parts = [
    count(scenarios.length, 'scenario'),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(refused > 0 ? [`${count(refused, 'file')} refused`] : []),
  ];
  return `${isGood ? '✔' : '✖'} ${parts.join(', ')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** For programs: every file with its problems, scenarios and differences. */
const json: ReportRun = (files, { run: { seconds } }) => {
  const written = files.map(({ path, problems, scenarios }) => ({
    path,
    problems,
    scenarios: scenarios.map(({ covered: _, ...scenario }) => ({
      ...scenario,
      passed: !hasFailed(scenario),
    })),
  }));
  return `${JSON.stringify({ seconds, files: written }, undefined, 2)}\n`;
};

/** For build servers: one test case per scenario, and one for each file that was refused. */
const junit: ReportRun = (files, { run }) =>
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

export const runFormats: { readonly [name in RunFormatName]: ReportRun } = { text, json, junit };
