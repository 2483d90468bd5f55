/** Entries of a step's form that are no answers. Their names begin with `_`, which no field's name does. */
export const formEntries = {
  /** Token of the run that the form belongs to. */
  run: '_run',
  /** The step that the visitor came from only to change this one. */
  cameFrom: '_from',
  /** Whether the browser keeps a site token: `true` or `false`, set by scripts only. */
  hasSiteToken: '_hasSiteToken',
  /** Name of the field whose button was pressed. */
  press: '_press',
  /** Name of the field whose answer has changed. */
  change: '_change',
  /** Closes the step's notices. */
  dismiss: '_dismiss',
  /** Asks for more time before the answers are deleted. */
  keep: '_keep',
  /** Deletes the answers. */
  forget: '_forget',
} as const;

/** Whether an entry of a form is a field's, and none of `formEntries`. */
export function isFieldEntry([name]: readonly [name: string, value: string]): boolean {
  return !name.startsWith('_');
}
