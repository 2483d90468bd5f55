/** The site cannot start, for a reason that an operator or an author can mend; the message says how. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
