// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ErrorObject } from 'ajv';
import type { Document } from './types.ts';

/** Checks a document of the current schema version; the errors of the last call are on the function. */
export declare const validateDocument: {
  (data: unknown): data is Document;
  errors?: ErrorObject[] | null;
};
