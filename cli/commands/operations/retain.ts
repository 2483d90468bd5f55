import { withStore } from '../../store/open-configured-store.ts';
import type { Command } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Deletes stored data that is beyond its limits, now. */
export const retain: Command = {
  options: { 'dry-run': { type: 'boolean', help: 'Only say how many rows of which kind would go.' } },
  details:
    'A running site does this every ten minutes. WAYMARK_RELEASES, WAYMARK_RELEASE_DAYS and WAYMARK_AUDIT_DAYS say what is ' +
    'kept; sessions, submissions and calls say themselves when they end.',
  run: async ({ flag, terminal }) => {
    const { configuredRetention, createRetention, retentionParts } = await import('#server');
    const limits = configuredRetention(terminal.environment);
    if ('mistake' in limits) throw new UsageError(limits.mistake);
    return await withStore(terminal, async ({ database, bucket }) => {
      const log = {
        info: () => undefined,
        warn: (detail: object, message: string) =>
          terminal.err(`${message} ${'reason' in detail ? detail.reason : ''}\n`),
      };
      const parts = retentionParts(database, limits.value, bucket);
      const retention = createRetention({ database, parts, log, now: terminal.now });
      const isDry = flag('dry-run');
      const report = isDry ? undefined : await retention.run({ early: true });
      if (!isDry && report === undefined) {
        terminal.err(
          'Another instance is doing it, or the database could not be used: nothing was deleted.\n',
        );
        return 1;
      }
      for (const [part, count] of Object.entries(report?.deleted ?? (await retention.count())))
        terminal.out(`${String(count).padStart(9)}  ${part}\n`);
      return (report?.failed.length ?? 0) > 0 ? 1 : 0;
    });
  },
};
