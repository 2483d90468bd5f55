import type { KeptReport, Release, ScheduledRelease } from '#server';
import { comparisonText } from '../../comparison/comparison-text.ts';
import { sessionSentences } from '../../comparison/session-sentences.ts';
import { findRelease, nameRelease, shortId } from '../../store/find-release.ts';
import { siteOption, withReleases } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Lists releases. */
export const releases: Command = {
  options: {
    limit: { type: 'string', short: 'n', value: 'number', help: 'How many; 20 when left out.' },
    report: {
      type: 'string',
      value: 'release',
      help: 'Say what was found, accepted and changed when this release went live.',
    },
    site: siteOption,
    json: jsonOption,
  },
  run: async (invocation) => {
    const { text, flag, terminal } = invocation;
    const limit = Number(text('limit') ?? 20);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1.');
    const named = text('report');
    return await withReleases(invocation, async (store) => {
      if (named !== undefined) {
        const release = await findRelease(store, named);
        const reports = await store.releaseReports(release.id);
        terminal.out(flag('json') ? jsonText(reports) : reportText(release, reports));
        return 0;
      }
      const live = await store.liveId();
      const retired = await store.retiredReleases();
      const found = (await store.listReleases(limit)).map((release) => ({
        ...release,
        live: release.id === live,
        retired: retired.has(release.id),
      }));
      if (flag('json')) terminal.out(jsonText(found));
      else {
        for (const { live, retired, sequence, id, createdAt, author, message } of found) {
          terminal.out(
            `${live ? '*' : retired ? '-' : ' '} ${String(sequence).padStart(4)}  ${shortId(id)}  ${createdAt}  ${author}  ${message}\n`,
          );
        }
        terminal.out(refusedText(await store.listScheduled()));
      }
      return 0;
    });
  },
};

/** A note about refused scheduled releases, for an author who expects one of them to be live by now. */
function refusedText(scheduled: readonly ScheduledRelease[]): string {
  const count = scheduled.filter(({ refusal }) => refusal !== null).length;
  if (count === 0) return '';
  const were = count === 1 ? 'release was' : 'releases were';
  return `! ${count} scheduled ${were} refused: see \`waymark scheduled\`.\n`;
}

/** Reports of a release, as text. */
function reportText(release: Release, reports: readonly KeptReport[]): string {
  if (reports.length === 0) return `Nothing was kept about ${nameRelease(release)}.\n`;
  return reports.map((kept) => textOf(release, kept)).join('\n');
}

const actions = {
  publish: 'published',
  rollback: 'made live again',
  seed: 'published as the first',
} as const;

function textOf(release: Release, { at, actor, action, report }: KeptReport): string {
  const lines = [`${nameRelease(release)} was ${actions[action]} by ${actor}, ${at}.`];
  if (report.warnings.length > 0) {
    const accepted = report.accepted.length > 0 ? `; ${actor} accepted ${report.accepted.join(', ')}` : '';
    lines.push('', `New warnings${accepted}`);
    for (const { document, line = 1, message, code } of report.warnings)
      lines.push(`  ${document}:${line}  ${message}  ${code}`);
  } else lines.push('', 'No new warnings.');
  if (report.olderWarnings > 0) lines.push(`Older warnings: ${report.olderWarnings}.`);
  const changes =
    report.changes === null
      ? 'It could not be compared with what was live.\n'
      : comparisonText({
          before: 'live',
          after: nameRelease(release),
          changes: report.changes,
          sessions: undefined,
        });
  const sessions = report.moves
    ? sessionSentences(report.moves).map((sentence) => `  ${sentence}`)
    : report.sessions.map(({ journey, sessions: count }) => `  ${count} of the journey “${journey}”`);
  if (sessions.length > 0) sessions.unshift('', 'Open sessions');
  return `${lines.join('\n')}\n\n${changes}${sessions.map((line) => `${line}\n`).join('')}`;
}
