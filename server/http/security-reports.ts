import type { CompiledRelease } from '#engine';
import type { Log } from '../observing/log.ts';
import type { Recorder } from '../observing/recorder.ts';
import { readBody } from './read-body.ts';

/** Larger bodies are refused. */
const maxBodyBytes = 16 * 1024;
/** A browser may send several reports at once; further ones are ignored. */
const mostAtOnce = 20;

/** The directives of our policy, and those that browsers report in their place. */
const directives: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'object-src',
]);

/** Values of a blocked source that are not addresses. */
const keywords: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob']);

/** The parts of a report that are used. */
interface SecurityReport {
  readonly directive: string;
  /** An origin or a keyword. */
  readonly blocked: string;
  /** Path of a page of the site, without the query; absent if there is no such page. */
  readonly page?: string;
}

export interface ReportDeps {
  readonly log: Log;
  readonly recorder: Pick<Recorder, 'securityReport'>;
  readonly release: Pick<CompiledRelease, 'pages'>;
}

/**
 * Answers browsers' reports about the content security policy: logs and counts them, and stores nothing.
 * Anybody can send such reports, so only known directives, origins or keywords, and paths of existing pages
 * are used.
 */
export async function answerSecurityReports(request: Request, deps: ReportDeps): Promise<Response> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return answer(413);
  const reports = readReports(new TextDecoder().decode(body), deps.release);
  if (reports.length === 0) return answer(400);
  for (const report of reports) {
    deps.recorder.securityReport(report.directive);
    deps.log.warn(report, 'A browser reports what the content security policy has blocked.');
  }
  return answer(204);
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** Reads both formats: `report-uri` sends one report, `report-to` a list. */
function readReports(text: string, release: ReportDeps['release']): readonly SecurityReport[] {
  const given = parse(text);
  const bodies = Array.isArray(given)
    ? given.slice(0, mostAtOnce).map((each) => memberOf(each, 'body'))
    : [memberOf(given, 'csp-report')];
  return bodies.flatMap((body) => {
    const directive = textOf(body, 'effectiveDirective', 'effective-directive', 'violated-directive');
    if (directive === undefined) return [];
    const page = pathOf(textOf(body, 'documentURL', 'document-uri'));
    return [
      {
        directive: directives.has(directive) ? directive : 'other',
        blocked: originOf(textOf(body, 'blockedURL', 'blocked-uri')),
        ...(page !== undefined && release.pages.has(page) && { page }),
      },
    ];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The first of several members that is a text. */
function textOf(value: unknown, ...names: readonly string[]): string | undefined {
  const found = names.map((name) => memberOf(value, name)).find((each) => typeof each === 'string');
  return typeof found === 'string' ? found : undefined;
}

function pathOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined;
}

function originOf(address = ''): string {
  if (keywords.has(address)) return address;
  if (!URL.canParse(address)) return 'other';
  const { origin, protocol } = new URL(address);
  if (origin !== 'null') return origin.slice(0, 300);
  return keywords.has(protocol.slice(0, -1)) ? protocol.slice(0, -1) : 'other';
}
