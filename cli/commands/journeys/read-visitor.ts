import { answerNames, type CompiledJourney, didYouMean, type JsonValue } from '#engine';
import { readJsonFile } from '../../sources/read-json-file.ts';
import type { Invocation } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Answers of a visitor, read from a file. */
export interface Visitor {
  readonly answers?: Answers;
  /** Sets of answers that belong together; a dry run tries those that share a name one after another. */
  readonly samples?: readonly Answers[];
  readonly results?: { readonly [name: string]: JsonValue };
  readonly settings?: { readonly [name: string]: string };
  readonly today?: string;
}

interface Answers {
  readonly [name: string]: JsonValue;
}

const members = ['answers', 'samples', 'results', 'settings', 'today'];

/** Reads the file that `--answers` names; without one, nothing is known of the visitor. */
export function readVisitor({ text, terminal }: Invocation): Visitor {
  const file = text('answers');
  if (file === undefined) return {};
  const visitor = readJsonFile(file, terminal);
  if (!isObject(visitor)) throw new UsageError(`${file} is no JSON object.`);
  for (const [name, value] of Object.entries(visitor)) {
    if (!members.includes(name)) throw new UsageError(`${file} has "${name}". ${didYouMean(name, members)}`);
    const isFit =
      name === 'today'
        ? typeof value === 'string'
        : name === 'samples'
          ? Array.isArray(value) && value.every(isObject)
          : isObject(value);
    const wanted = { today: 'date', samples: 'list of objects' }[name] ?? 'object';
    if (!isFit) throw new UsageError(`"${name}" of ${file} is no ${wanted}.`);
  }
  return visitor as Visitor;
}

/** Refuses answers that no field of a journey takes: they would be left out without a word. */
export function checkAnswerNames({ answers = {}, samples = [] }: Visitor, journey: CompiledJourney): void {
  const forms = journey.steps.flatMap(({ form }) => form.fields);
  const names = [...journey.given, ...forms.flatMap(({ field }) => answerNames(field))];
  for (const name of [answers, ...samples].flatMap(Object.keys))
    if (!names.includes(name))
      throw new UsageError(`There is no answer "${name}". ${didYouMean(name, names)}`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
