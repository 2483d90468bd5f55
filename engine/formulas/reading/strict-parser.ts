import { parser } from '../generated/formula-parser.ts';

/** Reads a whole formula or throws a SyntaxError; it does not guess what was meant. */
export const strictParser = parser.configure({ strict: true });
