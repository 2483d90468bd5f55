import { fetchOperators, type OperatorFamily, type StepDefinition } from '#engine';
import { type LatePart, latePart } from '../host/late-part.ts';

/** Operators that few steps use. */
const families: Readonly<Record<OperatorFamily, LatePart<void>>> = {
  arithmetic: latePart(() => fetchOperators('arithmetic')),
  dates: latePart(() => fetchOperators('dates')),
  lists: latePart(() => fetchOperators('lists')),
  objects: latePart(() => fetchOperators('objects')),
  texts: latePart(() => fetchOperators('texts')),
};

/** The operators that the rules of a step use beyond those that every form has. */
export function operatorParts({ operators }: StepDefinition): readonly LatePart<void>[] {
  return operators.map((family) => families[family]);
}
