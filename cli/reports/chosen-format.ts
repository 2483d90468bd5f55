import { didYouMean } from '#engine';
import type { Invocation, Option } from '../terminal/command.ts';
import { UsageError } from '../terminal/terminal.ts';

/**
 * The option `--format` of a command that writes results in several formats.
 * @param more what other options add, such as `with --coverage also html`
 */
export function formatOption(
  formats: Readonly<Record<string, unknown>>,
  results: string,
  more?: string,
): Option {
  const names = Object.keys(formats).join(', ');
  const help = `How to write the ${results}: ${names} (the first when left out)${more ? `; ${more}` : ''}.`;
  return { type: 'string', short: 'f', value: 'name', help };
}

/** The format that is asked for, or the first. */
export function chosenFormat<Format>(
  { text }: Invocation,
  formats: Readonly<Record<string, Format>>,
): Format {
  const names = Object.keys(formats);
  const name = text('format') ?? names[0] ?? '';
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined) throw new UsageError(`There is no format "${name}". ${didYouMean(name, names)}`);
  return format;
}
