import { basename } from 'node:path';
import { describeRule, explainRule, renderExplanation } from '#analysis';
import { didYouMean, valueAt } from '#engine';
import type { Rule } from '#schemas';
import { readJsonFile } from '../../sources/read-json-file.ts';
import { readSources } from '../../sources/read-sources.ts';
import { readableDocuments } from '../../sources/readable-documents.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../../terminal/terminal.ts';
import { type Prepared, prepareLine, prepareRule } from './rules/evaluate-line.ts';
import { readSurroundings } from './rules/surroundings.ts';

/** Explains rules in English, and which parts decided their result. */
export const explain: Command = {
  arguments: '[document pointer]',
  options: {
    data: {
      type: 'string',
      short: 'd',
      value: 'file',
      help: 'JSON file of the data to explain the rule for.',
    },
  },
  details: `With a document and the JSON Pointer of a rule in it, that rule is explained:
  waymark explain join /steps/0/when --data answers.json
Without, JSON lines {"rule", "data"} are read, as by \`waymark eval\`.`,
  run: async (invocation) => {
    const { positionals, terminal } = invocation;
    const [id, pointer] = positionals;
    if (id === undefined) return await explainLines(terminal);
    if (pointer === undefined)
      throw new UsageError('Name the rule by its JSON Pointer, as in /steps/0/when.');
    return await explainInDocument(id, pointer, invocation);
  },
};

async function explainLines(terminal: Terminal): Promise<ExitCode> {
  const surroundings = await readSurroundings(terminal);
  let exitCode: ExitCode = 0;
  let number = 0;
  for await (const line of terminal.lines()) {
    number += 1;
    if (line.trim() === '') continue;
    if (!show(prepareLine(line, `line ${number}`, surroundings), terminal)) exitCode = 1;
  }
  return exitCode;
}

async function explainInDocument(
  id: string,
  pointer: string,
  { text, terminal }: Invocation,
): Promise<ExitCode> {
  const { sources, problems: ofFiles } = await readSources([], terminal);
  for (const { document, message } of ofFiles) terminal.err(`${document}: ${message}\n`);
  const documents = readableDocuments(sources);
  const found = documents.find(({ document }) => document.id === id);
  if (found === undefined) {
    const ids = documents.map(({ document }) => document.id);
    throw new UsageError(
      `There is no document "${id}" that can be read. ${didYouMean(basename(id, '.json'), ids)}`,
    );
  }
  const rule = valueAt(found.document, pointer);
  if (rule === undefined) throw new UsageError(`The document "${id}" has nothing at "${pointer}".`);
  const file = text('data');
  if (file === undefined) {
    terminal.out(`${describeRule(rule as Rule)}\n`);
    return 0;
  }
  const data = readJsonFile(file, terminal);
  return show(prepareRule(rule, data, id, await readSurroundings(terminal)), terminal) ? 0 : 1;
}

/** Prints the sentence and the result of every part of it; false when there are problems. */
function show(prepared: Prepared, terminal: Terminal): boolean {
  if ('problems' in prepared) {
    for (const { document, pointer, message, help = '' } of prepared.problems) {
      terminal.err(`${document}${pointer}: ${message} ${help}\n`);
    }
    return false;
  }
  const { rule, scope } = prepared;
  terminal.out(`${describeRule(rule)}\n${renderExplanation(explainRule(rule, scope)).join('\n')}\n\n`);
  return true;
}
