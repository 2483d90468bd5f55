/** The store alone: a second way into the server for commands that serve no page, which start several times faster without the rest. */
export { configuredDatabaseUrl } from './config/database-url.ts';
export { backUpSqlite } from './store/backup.ts';
export { checkStoredDocuments } from './store/check-stored-documents.ts';
export { checkVersion } from './store/database/check-version.ts';
export { openStore, type Store } from './store/store.ts';
export { identifyDocument, type StoredDocument } from './store/stored-document.ts';
