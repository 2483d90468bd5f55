/** An act of the studio that can be found by its name. */
export interface Command {
  readonly title: string;
  /** The words of the title that are the act's own, without the name of what it acts on; all of them if left out. */
  readonly words?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Commands that have some words: those that somebody who types the words means, and all others. */
interface FoundCommands {
  readonly meant: readonly Command[];
  readonly others: readonly Command[];
}

/**
 * Finds commands by their own words, never by the name of what they act on.
 *
 * @example findCommands(commands, 'copy th') means "Copy this page: Discounts"; 'page' finds it among others, 'discounts' never
 */
export function findCommands(commands: readonly Command[], typed: string): FoundCommands {
  const wanted = typed.trim().toLowerCase();
  const found = commands.filter((each) => ownWords(each).includes(wanted));
  const isMeant = (command: Command) => startsOf(ownWords(command)).some((words) => isBegun(words, wanted));
  return { meant: found.filter(isMeant), others: found.filter((each) => !isMeant(each)) };
}

function ownWords({ title, words = title }: Command): string {
  return words.toLowerCase();
}

/** The words from each verb on: "find and replace" begins with "find", and with "replace". */
function startsOf(words: string): readonly string[] {
  return [words, ...words.split(' and ').slice(1)];
}

/** Whether the verb of some words is typed as a whole, and what follows it as far as it goes. */
function isBegun(words: string, wanted: string): boolean {
  const [verb] = words.split(' ');
  return verb === wanted.split(' ')[0] && words.startsWith(wanted);
}
