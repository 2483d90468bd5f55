import type { ScheduledRelease } from '#server';
import { reportText } from '../../comparison/report-text.ts';
import { findRelease, shortId } from '../../store/find-release.ts';
import { withStore } from '../../store/open-configured-store.ts';
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
    json: jsonOption,
  },
  run: async ({ text, flag, terminal }) => {
    const limit = Number(text('limit') ?? 20);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1.');
    const named = text('report');
    return await withStore(terminal, async (store) => {
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
