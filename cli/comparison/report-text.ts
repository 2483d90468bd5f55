import type { KeptReport, Release } from '#server';
import { nameRelease } from '../store/find-release.ts';
import { comparisonText } from './comparison-text.ts';
import { sessionSentences } from './session-sentences.ts';

/** Reports of a release, as text. */
export function reportText(release: Release, reports: readonly KeptReport[]): string {
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
    lines.push('', `Warnings that ${actor} accepted`);
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
