export type { HumanCheck } from './config/human-check.ts';
export { type Config, ConfigurationError, loadConfig } from './config/load-config.ts';
export { type ContentModes, type Locale, type Mode, readLocale } from './delivery/content-modes.ts';
export { contentPath, handleContentRequest } from './delivery/content-request.ts';
export { type ContentSource, contentSource, type DeliveredItem } from './delivery/content-source.ts';
export { type ItemQuery, readItem } from './delivery/read-item.ts';
export { type ListPage, type ListQuery, readList } from './delivery/read-list.ts';
export { readSitemap, type SitemapNode } from './delivery/read-sitemap.ts';
export { readWholeList } from './delivery/read-whole-list.ts';
export type { Islands, RenderedIsland } from './islands/islands.ts';
export { loadIslands } from './islands/load-islands.ts';
export { answerSubmission } from './journeys/answer-submission.ts';
export type { Releases, SessionDeps } from './journeys/journey-session.ts';
export { findJourney, findValidator, type Moment, type ReleaseJourney } from './journeys/release-journeys.ts';
export { releaseSurroundings } from './journeys/release-surroundings.ts';
export { type ShownStep, showStep } from './journeys/show-step.ts';
export type { SubmissionReply } from './journeys/step-submission.ts';
export type { SubmitDeps } from './journeys/submit-deps.ts';
export { unawaitedSender } from './journeys/unawaited-calls.ts';
export { nextPaths } from './next/next-paths.ts';
export { pageToRender, renderWithNext } from './next/render-page.ts';
export type { CircuitState } from './operations/circuit.ts';
export {
  type ClientLimitOptions,
  type ClientLimits,
  createSiteLimits,
  type SiteLimits,
} from './operations/client-limits.ts';
export {
  type ConnectedServices,
  type ConnectOptions,
  connectServices,
} from './operations/connected-services.ts';
export {
  answerGatewayRequest,
  type ExposedOperation,
  type GatewayDeps,
  type GatewayResult,
} from './operations/gateway.ts';
export { plainProfile, providerProfile } from './operations/header-profiles.ts';
export type { FailureReason, OperationOutcome } from './operations/operation-outcome.ts';
export { type PerformDeps, performOperation } from './operations/perform-operation.ts';
export {
  findExposedOperation,
  findOperation,
  type RunContext,
  type RunnableOperation,
  runOperation,
} from './operations/release-operations.ts';
export { sandboxServices } from './operations/sandbox-services.ts';
export type { Credentials, HeaderProfile, Service } from './operations/service.ts';
export {
  issueSiteToken,
  type SigningKey,
  type SigningKeys,
  type SiteToken,
  type SiteTokenOptions,
  verifySiteToken,
} from './operations/site-token.ts';
export { answerSiteTokenRequest } from './operations/site-token-endpoint.ts';
export { createOutbox, type Outbox, type OutboxCall, type OutboxOptions } from './outbox/outbox.ts';
export { listUnsentCalls, retryGivenUpCall, type UnsentCall } from './outbox/unsent-calls.ts';

export { answerLoading } from './pages/answer-loading.ts';
export { type DrainLimits, type ServerDrain, serverDrain } from './pages/drain-server.ts';
export { createFront } from './pages/front.ts';
export { isInternalHeader } from './pages/internal-headers.ts';
export type { PageToRender } from './pages/page-to-render.ts';
export { type RunningSite, runningSite, type ShownPage } from './pages/running-site.ts';
export { siteClock } from './pages/site-clock.ts';
export { createSiteServer, type SiteServer, type SiteServerOptions } from './pages/site-server.ts';
export { startConfiguredSite } from './pages/start-configured-site.ts';
export { StartError } from './pages/start-error.ts';
export { startSite } from './pages/start-site.ts';
export { deriveKeyRing, type Key, type KeyPurpose, type KeyRing, type Secrets } from './sessions/key-ring.ts';
export { sessionCookie, sessionCookieName } from './sessions/session-cookie.ts';
export {
  createSessions,
  type JourneySession,
  type SaveSessionOutcome,
  type SaveSessionRequest,
  type Sessions,
  type SessionsOptions,
} from './sessions/sessions.ts';
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
export type { AuditAction, AuditEntry } from './store/audit.ts';
export { checkStoredDocuments } from './store/check-stored-documents.ts';
export { checkVersion } from './store/check-version.ts';
export type { CheckRelease } from './store/context.ts';
export type { Database, Log } from './store/database.ts';
export type {
  DeleteDraftOutcome,
  DeleteDraftRequest,
  Draft,
  DraftConflict,
  SaveDraftOutcome,
  SaveDraftRequest,
} from './store/drafts.ts';
export { hashJson, sha256 } from './store/hash.ts';
export type { ImportOutcome, ImportRequest } from './store/import-store.ts';
export type { Preview } from './store/preview.ts';
export type { PublishConflict, PublishOutcome, PublishRequest } from './store/publish.ts';
export type { DocumentChange, Entries, Release, ReleaseContents } from './store/releases.ts';
export type { RollbackOutcome, RollbackRequest } from './store/rollback.ts';
export type { SeedOutcome } from './store/seed.ts';
export { type OpenStoreOptions, openStore, type Store } from './store/store.ts';
export { identifyDocument, type StoredDocument } from './store/stored-document.ts';
export type { ExportedRelease, StoreExport } from './store/transfer.ts';
export { type LiveWatch, type WatchLiveOptions, watchLive } from './store/watch-live.ts';
