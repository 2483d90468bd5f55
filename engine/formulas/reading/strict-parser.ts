import { parser } from '../generated/formula-parser.ts';

/** Parses a complete formula or throws a SyntaxError; it does not recover from errors. */
export const strictParser = parser.configure({ strict: true });
