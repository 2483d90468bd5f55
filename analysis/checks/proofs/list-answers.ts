const mostShown = 6;
const mostLetters = 40;

/** Answers as a part of a sentence; long ones are cut. */
export function listAnswers(answers: { readonly [name: string]: unknown }): string {
  const given = Object.entries(answers).map(
    ([name, value]) => `${name} = ${shortened(JSON.stringify(value))}`,
  );
  if (given.length === 0) return 'no answer at all';
  const shown = given.slice(0, mostShown).join(', ');
  return given.length > mostShown ? `${shown}, …` : shown;
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
