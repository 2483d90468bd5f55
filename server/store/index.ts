export { configuredDatabaseUrl } from '../config/database-url.ts';
export { checkStoredDocuments } from './check-stored-documents.ts';
export { checkVersion } from './check-version.ts';
export { openStore, type Store } from './store.ts';
export { identifyDocument, type StoredDocument } from './stored-document.ts';
