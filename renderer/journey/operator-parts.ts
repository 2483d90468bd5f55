import { addOperator, fetchOperators, type OperatorFamily, type StepDefinition } from '#engine';
import { isServer, type LatePart, latePart } from '../host/late-part.ts';

/** Operators that few steps use, by their family, and those of the site by the addresses of their scripts. */
const parts: Record<OperatorFamily, LatePart<void>> & Record<string, LatePart<void>> = {
  arithmetic: latePart(() => fetchOperators('arithmetic')),
  calendar: latePart(() => fetchOperators('calendar')),
  dates: latePart(() => fetchOperators('dates')),
  lists: latePart(() => fetchOperators('lists')),
  objects: latePart(() => fetchOperators('objects')),
  texts: latePart(() => fetchOperators('texts')),
};

/** The operators that the rules of a step use beyond those that every form has. */
export function operatorParts({ operators }: StepDefinition): readonly LatePart<void>[] {
  return operators.map((name) => (parts[name] ??= latePart(() => fetchScript(name))));
}

async function fetchScript(src: string): Promise<void> {
  // A server has all operators of its site.
  if (!isServer) await addOperator((await import(/* @vite-ignore */ src)).default);
}
