import { type RuleScope, readDocument, releaseSurroundings } from '#engine';
import type { Outside } from '../authoring/allowed.ts';
import type { StudioPlace } from '../authoring/studio-place.ts';
import { publicOriginOf } from '../http/client-address.ts';
import type { SiteLimits } from '../http/client-limits.ts';
import type { Log } from '../observing/log.ts';
import { answerGatewayRequest } from '../operations/gateway/gateway.ts';
import { issueSiteToken, type SigningKeys } from '../operations/gateway/site-token.ts';
import {
  findExposedOperation,
  findOperation,
  type OperationSource,
  type PreviewCalls,
  type RunContext,
  runOperation,
} from '../operations/release-operations.ts';
import type { ConnectedServices } from '../operations/services/connected-services.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../store/store.ts';
import { identifyDocument } from '../store/stored-document.ts';

interface OutsideDeps {
  readonly store: Pick<Store, 'releaseEntries'>;
  readonly services: ConnectedServices;
  readonly settings: NonNullable<RuleScope['settings']>;
  readonly siteTokenKeys: SigningKeys;
  readonly limits: Pick<SiteLimits, 'lookUps'>;
  readonly log: Pick<Log, 'warn'>;
  readonly releases: Pick<LiveReleases, 'live'>;
  readonly studioPlace: StudioPlace;
  /** Host names of the site. */
  readonly hosts: readonly string[];
  readonly sessions: Pick<Sessions, 'ids' | 'timeOf'>;
  readonly extensions: Outside['extensions'];
  readonly scenarios: Outside['scenarios'];
  readonly today: () => string;
  readonly now: () => number;
}

/** How authors see the services of the live site in the preview of the studio. No call changes anything outside. */
export function studioOutside({
  store,
  services,
  settings,
  siteTokenKeys: keys,
  limits,
  log,
  releases,
  studioPlace,
  hosts,
  sessions,
  extensions,
  scenarios,
  today,
  now,
}: OutsideDeps): Outside {
  const refused = (operation: string) => log.warn({ operation }, 'A preview has no example.');
  const contextOf = (calls: Omit<PreviewCalls, 'refused'> = {}): RunContext => {
    const release = releases.live().compiled;
    const nobody = { answers: {}, results: {}, facts: {}, session: {}, page: {} };
    const scope = { ...releaseSurroundings(release), ...nobody, now: today(), settings };
    return { services, scope, preview: { refused, ...calls } };
  };
  return {
    extensions,
    scenarios,
    kept() {
      const { keptMs, endsInMs } = sessions.timeOf(sessions.ids.issue(), undefined);
      return { keptMs, endsInMs };
    },
    picturesOf: services.publicUrl,
    pagesAt(request) {
      if (studioPlace.kind === 'with-site') return '';
      const [language] = releases.live().compiled.languages;
      const ofVisitors = hosts.filter((host) => studioPlace.kind !== 'host' || studioPlace.host !== host);
      return language?.origin ?? publicOriginOf(request, ofVisitors);
    },
    admits: async (client) => (await limits.lookUps.admit(client)).admitted,
    async perform(id, text, failing) {
      const { id: release, compiled } = releases.live();
      const sent = identifyDocument(text, id);
      const hash = (await store.releaseEntries(release)).get(id);
      const isLive = sent.outcome === 'identified' && sent.document.hash === hash;
      const source = isLive ? compiled : withDraft(compiled, id, text);
      const operation = source && findOperation(source, id);
      return operation && (await runOperation(operation, {}, contextOf({ sendsNothing: !isLive, failing })));
    },
    lookUp({ method, path, body }, client) {
      const address = new URL(path, 'http://site');
      const { access_token: token } = issueSiteToken({ keys, now: now() });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const isRead = method === 'GET';
      const request = new Request(address, { method, headers, ...(!isRead && { body: body ?? '{}' }) });
      return answerGatewayRequest(request, {
        keys,
        now: now(),
        limits: limits.lookUps,
        client,
        find(asked, at) {
          const operation = findExposedOperation(releases.live().compiled, asked, at);
          return operation && ((input, signal) => runOperation(operation, input, { ...contextOf(), signal }));
        },
      });
    },
  };
}

/** The live documents with one operation as a draft has it; undefined for a text that is none. */
function withDraft({ documents }: OperationSource, id: string, text: string): OperationSource | undefined {
  const reading = readDocument({ path: id, text });
  if (reading.outcome !== 'read' || reading.document.kind !== 'operation') return undefined;
  return { documents: new Map([...documents, [id, reading.document]]) };
}
