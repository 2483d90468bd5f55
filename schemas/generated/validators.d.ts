// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ErrorObject } from 'ajv';
import type { Document, ScenarioFile } from './types.ts';

/** Checks a document of the current schema version; the errors of the last call are on the function. */
export declare const validateDocument: {
  (data: unknown): data is Document;
  errors?: ErrorObject[] | null;
};

/** Checks a file of scenarios; the errors of the last call are on the function. */
export declare const validateScenarios: {
  (data: unknown): data is ScenarioFile;
  errors?: ErrorObject[] | null;
};
