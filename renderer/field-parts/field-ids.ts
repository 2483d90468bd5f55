/** Ids of the parts of a field, made from the id of its control. */
export function labelId(id: string): string {
  return `${id}-label`;
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

/** Id of the window with more information. */
export function infoId(id: string): string {
  return `${id}-info`;
}

/** Id of the counter of a text's length. */
export function counterId(id: string): string {
  return `${id}-counter`;
}

/** Id of the text before a number. */
export function prefixId(id: string): string {
  return `${id}-prefix`;
}

/** Id of the text after a number. */
export function unitId(id: string): string {
  return `${id}-unit`;
}

export function problemId(id: string): string {
  return `${id}-problem`;
}

/** Id of a choice. The first has the id of the field, so that a link to the field leads to it. */
export function choiceId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

/**
 * For a checkbox or radio button whose label contains its hint: the hint is its description and no part of
 * its name.
 */
export function namedAndDescribed(id: string, hint: string | undefined, problem?: string) {
  return {
    'aria-labelledby': hint === undefined ? undefined : labelId(id),
    'aria-describedby': describedBy(id, hint, problem),
  };
}

/** `aria-describedby` of a control: its hint, the problem with its answer and the counter. */
export function describedBy(
  id: string,
  hint: string | undefined,
  problem: string | undefined,
  counter?: string,
): string | undefined {
  const parts = [hint && hintId(id), problem && problemId(id), counter && counterId(id)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
