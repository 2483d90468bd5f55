/** The site cannot start, for a reason that an operator or an author can fix; the message says how. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
