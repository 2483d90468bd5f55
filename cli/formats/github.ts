import type { Format } from './format.ts';

/** For GitHub Actions: one annotation per problem, which begins and ends on one line. */
export const github: Format = ({ problems }) =>
  problems
    .map(
      ({ severity, file, document, line = 1, column = 1, endColumn = column + 1, code, message, help }) => {
        const end = `endLine=${line},endColumn=${endColumn}`;
        const where = `file=${property(file ?? document)},line=${line},col=${column},${end},title=${property(code)}`;
        return `::${severity} ${where}::${data(help === undefined ? message : `${message}\n${help}`)}\n`;
      },
    )
    .join('');

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
