import type { Command } from '../../terminal/command.ts';
import { evaluateLine } from './rules/evaluate-line.ts';
import { readSurroundings } from './rules/surroundings.ts';

/** Evaluates rules, one per line. */
export const evaluate: Command = {
  details: `Each line of standard input is {"rule": …, "data": …}. The rule is a tree, or a formula such as
"= answers.age > 17". The data hold the roots of references:
{"answers": {…}, "results": {…}, "facts": {…}, "now": "2026-01-31", …}; or, as in JsonLogic, they are
what references start from. Every rule is checked before it is evaluated. A value that is unanswered or
unknown is null. Options, decisions and functions are those of the site, and "now" is the day in its site's time zone.`,
  run: async ({ terminal }) => {
    const surroundings = await readSurroundings(terminal);
    let number = 0;
    let isClean = true;
    for await (const line of terminal.lines()) {
      number += 1;
      if (line.trim() === '') continue;
      const outcome = evaluateLine(line, `line ${number}`, surroundings);
      isClean &&= 'value' in outcome;
      terminal.out(`${JSON.stringify(outcome)}\n`);
    }
    return isClean ? 0 : 1;
  },
};
