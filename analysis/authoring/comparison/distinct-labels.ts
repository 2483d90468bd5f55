import type { RuleLabels } from '../../rules/english/describe.ts';

/** Labels of the rules of two releases. */
export interface LabelsOfBoth {
  readonly before: RuleLabels;
  readonly after: RuleLabels;
}

/**
 * The labels with which two sentences differ: without those of options, or without any, where both would read
 * the same. Ids and names then say what changed, such as the id of an option that keeps its label.
 */
export function distinctLabels(
  labels: LabelsOfBoth,
  sentencesWith: (labels: LabelsOfBoth) => readonly [before: string, after: string],
): LabelsOfBoth {
  const levels = [
    labels,
    { before: withoutOptions(labels.before), after: withoutOptions(labels.after) },
    { before: {}, after: {} },
  ];
  const differs = levels.find((level) => {
    const [before, after] = sentencesWith(level);
    return before !== after;
  });
  return differs ?? labels;
}

function withoutOptions({ option: _, ...labels }: RuleLabels): RuleLabels {
  return labels;
}
