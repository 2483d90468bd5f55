import type { Mask } from './sensitive-texts.ts';

/** A scenario that cannot be played on the given documents; its message is for the person who wrote it. */
export class ScenarioError extends Error {
  /** Values that show the trouble. They may contain answers of the scenario. */
  readonly values: unknown;

  constructor(message: string, values?: unknown) {
    super(message);
    this.name = 'ScenarioError';
    this.values = values;
  }
}

/** The message of a `ScenarioError` with its values, without sensitive answers. Throws any other error again. */
export function troubleOf(error: unknown, mask: Mask): string {
  if (!(error instanceof ScenarioError)) throw error;
  const { message, values } = error;
  const said = String(mask(message));
  return values === undefined ? said : `${said}\n${JSON.stringify(mask(values), undefined, 2)}`;
}
