/**
 * The store alone: a second entry to the server for commands that serve no page. They start several times
 * faster without the rest.
 */

export { configuredDatabaseUrl } from './config/database-url.ts';
export { compareForReport } from './site/comparison/compare-for-report.ts';
export { compareStored } from './site/comparison/compare-stored.ts';
export { backUp } from './store/backup/back-up.ts';
export { restoreBackup } from './store/backup/restore-backup.ts';
export { withFiles } from './store/check-files.ts';
export { checkStoredDocuments, checkStoredTimes } from './store/check-stored-documents.ts';
export { checkVersion } from './store/database/check-version.ts';
export { openStore } from './store/store.ts';
export { identifyDocument } from './store/stored-document.ts';
