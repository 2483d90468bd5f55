import type { ExploredJourney, JourneyPath, MapStep } from '#analysis';

/** The paths of a journey for people: how many, then each with its conditions. */
export function pathText(explored: ExploredJourney, shown: readonly JourneyPath[]): string {
  const all = explored.paths;
  const few = shown.length === all.length ? '' : `, of ${count(all.length, 'path')} in all`;
  const cases = shown.reduce((sum, path) => sum + path.cases, 0);
  const head = `${explored.journey}: ${count(shown.length, 'path')}${few}, ${count(cases, 'case')}`;
  const bound = explored.isComplete
    ? []
    : ['The journey has more combinations than are followed: there may be further paths and cases.'];
  return [head, ...bound, ...sectionLines(explored), ...shown.flatMap(describePath), ...notesOn(explored)]
    .map((line) => `${line}\n`)
    .join('');
}

/** The sections of a map, with their steps. */
export function sectionsOf(
  steps: readonly MapStep[],
): readonly { readonly title: string; readonly steps: readonly MapStep[] }[] {
  const titles = new Set(steps.flatMap(({ section }) => (section === undefined ? [] : [section])));
  return [...titles].map((title) => ({ title, steps: steps.filter(({ section }) => section === title) }));
}

function sectionLines({ steps }: ExploredJourney): readonly string[] {
  const sections = sectionsOf(steps);
  if (sections.length === 0) return [];
  const lines = sections.map(
    ({ title, steps: own }) => `   ${title}: ${own.map(({ id }) => id).join(' → ')}`,
  );
  return ['', 'Sections, which visitors do in any order. Paths list them in one:', ...lines];
}

function describePath({ number, steps, cases, turns, ends }: JourneyPath): readonly string[] {
  const ending =
    ends === 'final' ? '' : ends === 'leaves' ? ' → (leaves the journey)' : ' → (nothing follows)';
  return [
    '',
    `${number}. ${steps.join(' → ')}${ending}`,
    `   ${count(cases, 'case')}`,
    ...turns.map(({ from, to, when }) => `   ${from} → ${to}: ${when}`),
  ];
}

/** Dead ends and steps that nothing leads to. */
function notesOn({ steps }: ExploredJourney): readonly string[] {
  const notes = steps.flatMap(({ id, isDeadEnd, isReachable }) => [
    ...(isDeadEnd ? [`Nothing follows the step "${id}" for some answers.`] : []),
    ...(isReachable ? [] : [`No answers lead to the step "${id}".`]),
  ]);
  return notes.length === 0 ? [] : ['', ...notes];
}

/** A number with a noun, such as `1,234 cases`. */
function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
