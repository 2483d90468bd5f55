/** Entries of a step's form that are not answers. Their names begin with `_`; names of fields never do. */
export const formEntries = {
  /** Token of the run that the form belongs to. */
  run: '_run',
  /** The step to return to, for a visitor who came only to change this one. */
  cameFrom: '_from',
  /** Whether the browser has a site token: `true` or `false`, set by scripts only. */
  hasSiteToken: '_hasSiteToken',
  /** Name of the field whose button was pressed. */
  press: '_press',
  /** Name of the field whose answer changed. */
  change: '_change',
  /** Removes a file: the name of its field, a colon, and its id. */
  removeFile: '_removeFile',
  /** Closes the step's notices. */
  dismiss: '_dismiss',
  /** Extends the time until the answers are deleted. */
  keep: '_keep',
  /** Shows the step in another language, of which this is the tag. */
  language: '_language',
  /** Keeps what was typed and leads to the step that saves the run for later. */
  save: '_save',
  /** Deletes the answers. */
  forget: '_forget',
} as const;

/** Whether an entry belongs to a field, not to `formEntries`. */
export function isFieldEntry([name]: readonly [name: string, value: string]): boolean {
  return !name.startsWith('_');
}
