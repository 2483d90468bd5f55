import { styleText } from 'node:util';
import type { Occasion } from './format.ts';
import type { Report, ReportedProblem } from './report.ts';

/** For people: problems by file, each with its remedy. */
export function stylish({ files, problems }: Report, { hasColour }: Pick<Occasion, 'hasColour'>): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    hasColour ? styleText(style, text, { validateStream: false }) : text;
  const byFile = new Map<string, ReportedProblem[]>();
  for (const problem of problems) {
    const file = problem.file ?? problem.document;
    byFile.set(file, [...(byFile.get(file) ?? []), problem]);
  }
  const blocks = [...byFile].map(([file, found]) => {
    const width = Math.max(...found.map((problem) => place(problem).length));
    const lines = found.map((problem) => {
      const [colour, name] = shownAs[problem.severity];
      const severity = paint(colour, name);
      const first = `  ${place(problem).padStart(width)}  ${severity}  ${problem.message}  ${paint('dim', problem.code)}`;
      const below = [problem.help, problem.link && `See ${problem.link}`].filter(
        (line) => line !== undefined,
      );
      return [first, ...below.map((line) => `${' '.repeat(width + 13)}${paint('dim', line)}`)].join('\n');
    });
    return `${paint('underline', file)}\n${lines.join('\n')}\n\n`;
  });
  return `${blocks.join('')}${summary(files.length, problems, paint)}\n`;
}

/** Colour and name of each severity, of one length. */
const shownAs = {
  error: ['red', 'error  '],
  warning: ['yellow', 'warning'],
} as const;

function place({ line, column }: ReportedProblem): string {
  return line === undefined ? '' : `${line}:${column ?? 1}`;
}

function summary(
  files: number,
  problems: readonly ReportedProblem[],
  paint: (style: 'green' | 'red' | 'yellow', text: string) => string,
): string {
  const documents = count(files, 'document');
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  if (errors + warnings === 0) return paint('green', `✔ ${documents}, no problems`);
  const text = `✖ ${documents}, ${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return paint(errors > 0 ? 'red' : 'yellow', text);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
