import { styleText } from 'node:util';
import type { Difference } from '../differences.ts';
import { hasFailed, isAsExpected, type PlayedFile, type PlayedScenario } from '../play-files.ts';
import type { ReportRun } from './report-run.ts';

/** For people: scenarios by file, each failed one with what was expected and found. */
export const text: ReportRun = (files, { hasColour }) => {
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
export function describeDifferences(differences: readonly Difference[]): readonly string[] {
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
