/**
 * The store alone: a second entry to the server for commands that serve no page. They start several times
 * faster without the rest.
 */

export { configuredBucket } from './config/assets.ts';
export { configuredDatabaseUrl } from './config/database-url.ts';
export { compareForReport, compareStored } from './site/comparison/compare-stored.ts';
export {
  type AssetDescription,
  assetId,
  descriptionOf,
  descriptionPath,
  folderFor,
  listMedia,
  readAssetFile,
} from './store/assets/asset-files.ts';
export { BucketAway } from './store/assets/bucket.ts';
export { backUp, restoreBackup } from './store/backup/back-up.ts';
export {
  checkStoredDocuments,
  checkStoredTimes,
  filesNamedIn,
  withFiles,
} from './store/check-stored-documents.ts';
export { checkVersion } from './store/database/check-version.ts';
export { isDatabaseAway } from './store/database/database-away.ts';
export { openStore } from './store/store.ts';
export { identifyDocument } from './store/stored-document.ts';
