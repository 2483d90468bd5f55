import { labelOfSetting } from '#analysis';
import { type Fix, type Problem, valueAt } from '#engine';
import type { Document } from '#schemas';
import type { Read } from '../parts/outline.ts';
import { partAt } from '../parts/part-of.ts';
import type { Place } from '../preview/protocol.ts';
import { listIn, parsed } from '../settings/json.ts';
import { labelOf } from '../settings/words.ts';
import { plainWords } from './plain-words.ts';
import { languageOf, titleOfDocument, wordsOfPlace } from './problem-place.ts';

/** A problem in the words of an author. */
export interface SaidProblem {
  readonly sentence: string;
  /** Advice; empty where the buttons say it. */
  readonly help: string;
  /** The title of the document, and the place in it. */
  readonly place: string;
}

/** The documents that problems speak of. */
export interface SiteWords {
  readonly read: Read;
  /** Addresses of the pages of the site. */
  readonly paths: () => readonly string[];
}

/** The words of a problem of one code. */
type Say = (problem: Problem, site: SiteWords) => Omit<SaidProblem, 'place'>;

/** The problems that authors meet most, each in words of its own. All others are said by their messages. */
const sayings: Readonly<Record<string, Say>> = {
  'stale-translation': ({ document, message }, { read }) => ({
    sentence: `The text has changed since it was translated into ${languageOf(read(document))}.`,
    help: message.includes('It is not shown until')
      ? 'Visitors read the original until it is up to date.'
      : '',
  }),
  'missing-translation': ({ document, message }, { read }) => ({
    sentence: `${countIn(message)} no translation into ${languageOf(read(document))} yet.`,
    help: 'Visitors read the original there.',
  }),
  'unmarked-translation': () => ({
    sentence: 'It is not known which text this was translated from.',
    help: 'Nobody is told when that changes.',
  }),
  'incomplete-translation': ({ document }, { read }) => ({
    sentence: `It has to be complete in ${languageOf(read(document))}, and is not.`,
    help: 'Translate the texts that are missing or have changed.',
  }),
  'unread-answer': ({ document, pointer }, { read }) => ({
    sentence: 'Nobody receives the answer yet.',
    help: `Visitors are asked “${questionAt(read(document), pointer)}”, and it goes nowhere.`,
  }),
  'never-given': (problem, { read }) => ({
    ...said(problem, read),
    sentence: `Nothing gives “${/the value "([^"]*)"/.exec(problem.message)?.[1]}”: no question offers it.`,
  }),
  'unlinked-page': () => ({
    sentence: 'Nothing on the site leads to this page.',
    help: 'Link to it from another page or put it into the navigation. A page for those who know its address is hidden from search engines and the site map under “Search engines”.',
  }),
  'broken-link': (problem, { read, paths }) => {
    const address = addressIn(problem.message);
    if (address === undefined || !problem.message.startsWith('No page has')) return said(problem, read);
    return {
      sentence: `No page of this site has the address ${address}.`,
      help: `Perhaps one of these: ${nearestPaths(address, paths()).join(', ')}.`,
    };
  },
  'never-true': neverAsked,
  'never-decided': neverAsked,
  // By its id, which is what is wrong: the titles may differ.
  'duplicate-step': ({ message }) => ({
    sentence: plainQuotes(message),
    help: 'Give it another id.',
  }),
  'unreachable-step': (problem, { read }) => {
    // The proof has words of its own for steps that no answers lead to.
    if (!problem.message.startsWith('No step leads to')) return said(problem, read);
    return {
      sentence: `Visitors never come to the step “${stepAt(read(problem.document), problem.pointer)}”.`,
      help: 'Put it after another step, let a step lead to it under “Next”, or take it out.',
    };
  },
  'step-without-page': ({ document, pointer, help = '' }, { read }) => {
    const step = `step “${stepAt(read(document), pointer)}”`;
    return help.startsWith('Give it')
      ? { sentence: `The ${step} has no address, so that nobody can open it.`, help: 'Give it an address.' }
      : { sentence: `The page of the ${step} does not show its form.`, help: 'Add a form to its content.' };
  },
  'sample-text': ({ message }) => ({
    sentence: 'Sample text: write your own, or remove the part.',
    help: /(?:Another one|\d+ others) .*/.exec(message)?.[0] ?? '',
  }),
  'missing-alternative-text': () => ({
    sentence: 'The picture has no words for those who cannot see it.',
    help: 'Say what it shows, or that it is decoration.',
  }),
  'unused-document': () => ({
    sentence: 'Nothing on the site uses this.',
    help: 'It can be removed, or be put to use.',
  }),
  'missing-property': ({ document, pointer, message, help = '' }, { read }) => ({
    sentence: missingIn(read(document), { document, pointer }, message, read),
    help: plainWords(help.replace(/^Add ("[^"]*"):/, 'It says:'), read),
  }),
  'unknown-property': ({ message }, { read }) => ({
    sentence: plainWords(message.replace('Unknown property', 'There is no setting'), read),
    help: '',
  }),
};

/** A problem as authors understand it who know nothing of its document. */
export function sayProblem(problem: Problem, site: SiteWords): SaidProblem {
  const document = site.read(problem.document);
  const inner = wordsOfPlace(document, problem.pointer);
  const title = titleOfDocument(problem.document, site.read);
  const place = inner === '' ? title : `${title}: ${inner}`;
  const say = sayings[problem.code];
  return { ...(say?.(problem, site) ?? said(problem, site.read)), place };
}

/** Problems without those that would be said in the same words of the same place; one with a witness comes before one without. */
export function distinctProblems(problems: readonly Problem[], site: SiteWords): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const problem of problems) {
    const { sentence, help, place } = sayProblem(problem, site);
    const key = [problem.severity, sentence, help, place].join('\n');
    const known = found.get(key);
    if (known === undefined || (known.witness === undefined && problem.witness)) found.set(key, problem);
  }
  return [...found.values()];
}

/** The name of a remedy in plain words. */
export function sayFix({ code }: Problem, { title }: Fix, { read }: Pick<SiteWords, 'read'>): string {
  if (code === 'stale-translation') return 'It still says the same';
  return plainWords(title, read) || title;
}

/** The words of problems with documents as they are written. */
export function siteWordsOf(
  textOf: (id: string) => string | undefined,
  documents: () => readonly Document[],
): SiteWords {
  const read = (id: string) => parsed(textOf(id));
  return {
    read,
    paths: () => documents().flatMap((each) => (each.kind === 'page' ? [each.path] : [])),
  };
}

function said({ document, message, help = '' }: Problem, read: Read): Omit<SaidProblem, 'place'> {
  const about = read(document);
  return { sentence: plainWords(message, read, about) || message, help: plainWords(help, read, about) };
}

/** A setting that is missing, with the title of the part that has to have it. */
function missingIn(document: unknown, place: Place, message: string, read: Read): string {
  const part = labelOf(valueAt(document, partAt(document, place).pointer), '');
  const name = /^The property "([^"]*)" is missing/.exec(message)?.[1];
  if (part === '' || name === undefined)
    return plainWords(message.replace('The property', 'The setting'), read);
  return `“${labelOfSetting(name)}” of “${part}” is missing.`;
}

function plainQuotes(message: string): string {
  return message.replace(/"([^"]*)"/g, '“$1”');
}

/** A condition that never holds, which is said by its question where one has it. */
function neverAsked(problem: Problem, { read }: SiteWords): Omit<SaidProblem, 'place'> {
  const { document, pointer, code } = problem;
  if (!/^\/fields\/\d+\/when$/.test(pointer)) return said(problem, read);
  const why =
    code === 'never-true'
      ? 'no answers make its condition true'
      : 'its condition reads what is not answered before';
  return {
    sentence: `Visitors are never asked “${questionAt(read(document), pointer)}”: ${why}.`,
    help: 'Correct the condition, or take it out.',
  };
}

/** How many texts a message names: `The texts "a", "b" and 3 more` are 5. */
function countIn(message: string): string {
  const [list = ''] = message.split(' of "');
  const named = list.match(/"[^"]*"/g)?.length ?? 1;
  const count = named + Number(/and (\d+) more/.exec(list)?.[1] ?? 0);
  return count === 1 ? 'One text has' : `${count} texts have`;
}

function questionAt(form: unknown, pointer: string): string {
  const index = Number(/^\/fields\/(\d+)/.exec(pointer)?.[1]);
  return labelOf(listIn(form, 'fields')[index], 'this');
}

function stepAt(journey: unknown, pointer: string): string {
  const index = Number(/^\/steps\/(\d+)/.exec(pointer)?.[1]);
  return labelOf(listIn(journey, 'steps')[index], 'this');
}

function addressIn(message: string): string | undefined {
  return /"(\/[^"]*)"/.exec(message)?.[1];
}

const mostNear = 3;

/** The addresses that are most alike: they share most of their words. */
function nearestPaths(path: string, all: readonly string[]): readonly string[] {
  const wanted = pairsOf(path);
  const likeness = (other: string) => {
    const pairs = pairsOf(other);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    return (2 * shared) / (wanted.size + pairs.size);
  };
  return all
    .filter((other) => !other.includes(':'))
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, mostNear);
}

function pairsOf(text: string): ReadonlySet<string> {
  return new Set([...text].map((letter, at) => letter + (text[at + 1] ?? '')));
}
