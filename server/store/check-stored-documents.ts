import { checkDocuments } from '#engine';
import type { CheckRelease } from './context.ts';

/** The check every release must pass before it goes live: the same that the command and CI make. */
export const checkStoredDocuments: CheckRelease = (documents) =>
  checkDocuments(documents.map(({ id, body }) => ({ path: id, text: body }))).problems;
