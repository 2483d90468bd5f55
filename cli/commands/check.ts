import { checkDocuments, didYouMean, isClean } from '#engine';
import type { Command } from '../command.ts';
import { formats, isFormatName } from '../formats/formats.ts';
import { readSources } from '../read-sources.ts';
import { reportOn } from '../report.ts';
import { UsageError } from '../terminal.ts';

/** Checks documents together and says what is wrong, where, and what to do. */
export const check: Command = {
  summary: 'Check documents together and say what is wrong, where, and what to do.',
  arguments: '[paths …]',
  mostArguments: Number.POSITIVE_INFINITY,
  options: {
    format: {
      type: 'string',
      short: 'f',
      value: 'name',
      help: `How to write the problems: ${Object.keys(formats).join(', ')} (the first when left out).`,
    },
  },
  details: `Without paths the folder pages-config is checked, or the one named by WAYMARK_PAGES. A file inside that
folder is checked with the rest of it at hand, and only its own problems are written; any other
path stands for itself.`,
  run: async ({ positionals, text, terminal }) => {
    const format = text('format') ?? 'stylish';
    if (!isFormatName(format)) {
      throw new UsageError(`There is no format "${format}". ${didYouMean(format, Object.keys(formats))}`);
    }
    const { sources, wanted } = await readSources(positionals, terminal);
    const files = sources.map(({ path }) => path);
    const report = reportOn(checkDocuments(sources), files, wanted);
    terminal.out(formats[format](report, terminal.hasColour));
    return isClean(report.problems) ? 0 : 1;
  },
};
