/** A scenario that cannot be played on the given documents; its message is for the person who wrote it. */
export class ScenarioError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScenarioError';
  }
}
