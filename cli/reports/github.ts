import type { Format } from './format.ts';
import { witnessText } from './witness-text.ts';

/** For GitHub Actions: one annotation per problem, which begins and ends on one line. */
export const github: Format = ({ problems }) =>
  problems
    .map(
      ({
        severity,
        file,
        document,
        line = 1,
        column = 1,
        endColumn = column + 1,
        code,
        message,
        help,
        witness,
      }) => {
        const lines = [message, help, witness && witnessText(witness)].filter((text) => text !== undefined);
        const end = `endLine=${line},endColumn=${endColumn}`;
        const where = `file=${property(file ?? document)},line=${line},col=${column},${end},title=${property(code)}`;
        return `${commands[severity]} ${where}::${data(lines.join('\n'))}\n`;
      },
    )
    .join('');

/** GitHub's commands for annotations. */
const commands = { error: '::error', warning: '::warning' } as const;

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
