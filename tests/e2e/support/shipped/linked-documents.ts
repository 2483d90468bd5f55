import { linkDocuments } from '#engine';
import { readShippedDocuments } from '../../../support/documents/shipped-documents.ts';

/** The documents we ship, linked: forms have all their fields, steps all that every step has. */
export const linkedDocuments = linkDocuments(readShippedDocuments());
