export { studioListener } from './authoring/studio-listener.ts';
export { type Config, ConfigurationError, loadConfig } from './config/load-config.ts';
export { configuredRetention } from './config/retention.ts';
export { configuredSearch } from './config/search.ts';
export { configuredSecrets } from './config/secrets.ts';
export { configuredServices } from './config/services.ts';
export type { HumanCheck } from './config/setting.ts';
export { siteFolder } from './config/site-folder.ts';
export { contentPath, handleContentRequest } from './content/delivery/content-request.ts';
export {
  type ContentModes,
  type ContentSource,
  contentSource,
  type DeliveredItem,
  type Locale,
  type Mode,
  readLocale,
} from './content/delivery/content-source.ts';
export { type ItemQuery, readItem } from './content/delivery/read-item.ts';
export { type ListPage, type ListQuery, readList, readWholeList } from './content/delivery/read-list.ts';
export { readSitemap, type SitemapNode } from './content/delivery/read-sitemap.ts';
export { followExtensions } from './extensions/follow-extensions.ts';
export { readExtensions } from './extensions/read-extensions.ts';
export {
  applyExtensionSchemas,
  applyOperators,
  loadExtensions,
  noExtensions,
  type SiteExtensions,
} from './extensions/site-extensions.ts';
export { createImages, type Images } from './files/images/images.ts';
export {
  type FetchRemoteImage,
  type RemoteImageOptions,
  remoteImages,
} from './files/images/remote-images.ts';
export type { ExtensionRuntime, Islands, RenderedIsland } from './files/islands/islands.ts';
export { lateScriptsHtml, loadIslands } from './files/islands/islands.ts';
export { publicPaths } from './files/public-paths.ts';
export { createFront } from './front/front.ts';
export { type DrainLimits, type ServerDrain, serverDrain } from './front/serving/drain-server.ts';
export {
  answerLoading,
  createSiteServer,
  type SiteServer,
  type SiteServerOptions,
} from './front/serving/site-server.ts';
export {
  type ClientLimitOptions,
  type ClientLimits,
  createSiteLimits,
  type SiteLimits,
} from './http/client-limits.ts';
export { unawaitedSender } from './journeys/calls/unawaited-calls.ts';
export { answerSubmission } from './journeys/presses/answer-submission.ts';
export {
  findJourney,
  findValidator,
} from './journeys/releases/release-journeys.ts';
export { type ShownStep, showStep } from './journeys/show-step.ts';
export type { SessionDeps } from './journeys/state/journey-session.ts';
export type { SubmitDeps } from './journeys/state/submit-deps.ts';
export { hashJson, sha256 } from './keys/hash.ts';
export { deriveKeyRing, type Key, type KeyPurpose, type KeyRing, type Secrets } from './keys/key-ring.ts';
export type { Log } from './observing/log.ts';
export type { CircuitState } from './observing/metrics/metric-sources.ts';
export {
  answerGatewayRequest,
  type ExposedOperation,
  type GatewayDeps,
  type GatewayResult,
} from './operations/gateway/gateway.ts';
export {
  answerSiteTokenRequest,
  issueSiteToken,
  type SigningKey,
  type SigningKeys,
  type SiteToken,
  type SiteTokenOptions,
  verifySiteToken,
} from './operations/gateway/site-token.ts';
export type { FailureReason, OperationOutcome } from './operations/operation-outcome.ts';
export {
  createOutbox,
  type Outbox,
  type OutboxCall,
  type OutboxOptions,
} from './operations/outbox/outbox.ts';
export { listUnsentCalls, retryGivenUpCall, type UnsentCall } from './operations/outbox/outbox-rows.ts';
export { type PerformDeps, performOperation } from './operations/perform-operation.ts';
export {
  findExposedOperation,
  findOperation,
  type RunContext,
  runOperation,
} from './operations/release-operations.ts';
export type { Credentials, Service } from './operations/service.ts';
export {
  type ConnectedServices,
  type ConnectOptions,
  connectServices,
} from './operations/services/connected-services.ts';
export { fetchDescription } from './operations/services/fetch-description.ts';
export { sandboxService, sandboxServices } from './operations/services/sandbox-services.ts';
export type { PageToRender, ShownPage } from './pages/rendering/page-to-render.ts';
export { pageToRender, renderWithNext } from './pages/rendering/render-page.ts';
export { administration } from './people/administration.ts';
export { invite } from './people/invitations.ts';
export { readLimits } from './people/limits.ts';
export { isRole } from './people/roles.ts';
export type { Releases } from './releases/live-releases.ts';
export { siteClock } from './releases/site-clock.ts';
export { type SearchService, sandboxSearch } from './search/search-service.ts';
export { type IndexStoreOutcome, indexStore } from './search/site-search.ts';
export {
  type ForgetOutcome,
  type ForgetRequest,
  type Forgotten,
  forgetVisitor,
} from './sessions/erasure/forget-visitor.ts';
export type { RetentionLimits } from './sessions/retention/parts.ts';
export {
  createRetention,
  type Retention,
  type RetentionReport,
  retentionParts,
} from './sessions/retention/retention.ts';
export { sessionCookie, sessionCookieName } from './sessions/session-ids.ts';
export {
  createSessions,
  type JourneySession,
  type SaveSessionOutcome,
  type SaveSessionRequest,
  type Sessions,
  type SessionsOptions,
} from './sessions/sessions.ts';
export {
  type SettleOutcome,
  settleSubmission,
  showUnknownSubmission,
} from './sessions/settle-submission.ts';
export type { CallResult, Submission } from './sessions/submission.ts';
export type { Journal, JournalEntry } from './sessions/submission-journal.ts';
export {
  type BeginOutcome,
  createSubmissions,
  type FinishedOutcome,
  type Press,
  type Submissions,
  type SubmissionsOptions,
  type SubmitOutcome,
  type WorkResult,
} from './sessions/submissions.ts';
export { listUnknownSubmissions, type UnknownSubmission } from './sessions/unknown-submissions.ts';
export { resetFactors } from './sign-in/factor-resets.ts';
export { makePasswordLink } from './sign-in/password-links.ts';
export { surveyDocuments, surveyStored } from './site/comparison/survey-stored.ts';
export type { RunningSite } from './site/running-site.ts';
export { startConfiguredSite } from './site/start-configured-site.ts';
export { StartError } from './site/start-error.ts';
export { startSite } from './site/start-site.ts';
export type { AuditAction, AuditEntry } from './store/audit.ts';
export { checkStoredDocuments, checkStoredTimes } from './store/check-stored-documents.ts';
export type { CheckRelease, SessionGroup } from './store/context.ts';
export { checkVersion } from './store/database/check-version.ts';
export type { Database } from './store/database/database.ts';
export type {
  ClosedSet,
  DeleteDraftOutcome,
  DeleteDraftRequest,
  Draft,
  DraftConflict,
  SaveDraftOutcome,
  SaveDraftRequest,
} from './store/drafts.ts';
export type { Preview } from './store/preview.ts';
export type { PublishConflict } from './store/publishing/conflict.ts';
export type { PublishOutcome, PublishRequest } from './store/publishing/publish.ts';
export type { KeptReport } from './store/publishing/release-report.ts';
export type { RollbackOutcome, RollbackRequest } from './store/publishing/rollback.ts';
export type { ScheduledRelease } from './store/publishing/scheduled.ts';
export type { SeedOutcome } from './store/publishing/seed.ts';
export type { DocumentChange, Entries, Release, ReleaseContents } from './store/releases.ts';
export { type OpenStoreOptions, openStore, type Store } from './store/store.ts';
export { identifyDocument, type StoredDocument } from './store/stored-document.ts';
export type { ExportedPart } from './store/transfer/asset-parts.ts';
export type { ImportOutcome, ImportRequest } from './store/transfer/import-store.ts';
export type { ExportedRelease, StoreExport } from './store/transfer/transfer.ts';
export { type LiveWatch, type WatchLiveOptions, watchLive } from './store/watch-live.ts';
