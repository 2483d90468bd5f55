/** Ids of the parts of a field, made from the id of its control. */
export function labelId(id: string): string {
  return `${id}-label`;
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

/** Id of the window with more to say. */
export function infoId(id: string): string {
  return `${id}-info`;
}

/** Id of what says how long a text is. */
export function counterId(id: string): string {
  return `${id}-counter`;
}

/** Id of what stands before a number. */
export function prefixId(id: string): string {
  return `${id}-prefix`;
}

/** Id of what stands after a number. */
export function unitId(id: string): string {
  return `${id}-unit`;
}

export function problemId(id: string): string {
  return `${id}-problem`;
}

/** Id of a choice; the first bears the id of the field, so that a link to the field leads to it. */
export function choiceId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

/** A box or radio button whose label holds its hint, too: the hint describes it, and is no part of its name. */
export function namedAndDescribed(id: string, hint: string | undefined, problem?: string) {
  return {
    'aria-labelledby': hint === undefined ? undefined : labelId(id),
    'aria-describedby': describedBy(id, hint, problem),
  };
}

/** What describes a control: its hint, what is wrong with its answer, and how long that is. */
export function describedBy(
  id: string,
  hint: string | undefined,
  problem: string | undefined,
  counter?: string,
): string | undefined {
  const parts = [hint && hintId(id), problem && problemId(id), counter && counterId(id)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
