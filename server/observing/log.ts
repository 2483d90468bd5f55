/** Log for operators. A pino logger fits. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

/** A log with a level for what needs attention. */
export interface ErrorLog extends Log {
  error(detail: object, message: string): void;
}
