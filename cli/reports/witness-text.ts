import type { ProblemWitness } from '#engine';

/** The steps and answers that show a problem, in one line. */
export function witnessText({ steps, answers }: ProblemWitness): string {
  const given = Object.entries(answers).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return `Steps: ${steps.join(', ')}. Answers: ${given.length === 0 ? 'none' : given.join(', ')}.`;
}
