/** Value of a setting, or its mistake: a clause that follows the variable's name. */
export type Reading<Value> = { readonly value: Value } | { readonly mistake: string };

/** One environment variable, described once for the program and for docs/configuration.md. */
export interface Setting<Value> {
  readonly variable: string;
  /** One sentence that describes the setting. */
  readonly meaning: string;
  /** Text used when the variable is not set. */
  readonly fallback: string;
  readonly read: (text: string) => Reading<Value>;
}

export function wholeNumber(least: number, most: number): (text: string) => Reading<number> {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return { value };
    return { mistake: `is "${text}"; expected a whole number from ${least} to ${most}.` };
  };
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
): (text: string) => Reading<Choice> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined
      ? { mistake: `is "${text}"; expected one of ${choices.join(', ')}.` }
      : { value };
  };
}

/** Same as `read`, but undefined for an empty text. */
export function optional<Value>(
  read: (text: string) => Reading<Value>,
): (text: string) => Reading<Value | undefined> {
  return (text) => (text === '' ? { value: undefined } : read(text));
}

/** Words separated by commas or white space. */
export function words(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

export function json(text: string): Reading<unknown> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { mistake: 'is not JSON.' };
  }
}
