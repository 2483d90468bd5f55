import { advise } from '#engine';
import { type Finding, partsOfHelp, takeOut } from '#engine/parts';

/** Help for a part of a translation that its document does not have: the name that was meant, or to take it out. */
export function unknownName(
  name: string,
  known: readonly string[],
  pointer: string,
): Pick<Finding, 'help' | 'fix'> {
  const help = advise(name, known);
  return partsOfHelp(help).correction ? { help } : { help, fix: takeOut('Take it out', pointer, true) };
}
