import { withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption } from '../../terminal/command.ts';

const troubles = {
  changed: 'is not what its hash says: it was changed.',
  moved: 'does not follow the one before it: entries were removed, added or moved.',
  unchained: 'has no hash: an older version of Waymark wrote it, or somebody else.',
  cut: 'The last entries are gone.',
} as const;

/** Lists the audit log, and verifies its chain. */
export const audit: Command = {
  options: {
    last: { type: 'string', value: 'number', help: 'List so many of the newest entries; 20 by default.' },
    all: { type: 'boolean', help: 'List every entry.' },
    expect: {
      type: 'string',
      value: 'hash',
      help: 'Verify too that an entry of this hash, noted earlier, is still there.',
    },
    json: jsonOption,
  },
  details:
    'Every entry bears a hash of itself and of the hash before it, so the last hash stands for the whole log. Keep it elsewhere, ' +
    'and give it with --expect later. Entries that are deleted for their age are no break. With --json each entry is a line.',
  run: async ({ text, flag, terminal }) =>
    await withStore(terminal, async (store) => {
      const asked = Number(text('last') ?? 20);
      const entries = await store.listAudit(flag('all') ? Number.MAX_SAFE_INTEGER : asked);
      for (const entry of entries.toReversed()) {
        const { at, actor, action, subject, detail } = entry;
        const from = typeof detail.from === 'string' ? `  from ${detail.from}` : '';
        terminal.out(
          flag('json')
            ? `${JSON.stringify(entry)}\n`
            : `${at}  ${action.padEnd(14)}  ${actor}  ${subject}${from}\n`,
        );
      }
      const { broken, head, entries: count, hasExpected } = await store.verifyAudit(text('expect'));
      for (const { id, trouble } of broken)
        terminal.err(id === undefined ? `${troubles[trouble]}\n` : `Entry ${id} ${troubles[trouble]}\n`);
      if (hasExpected === false) terminal.err('No entry has the expected hash.\n');
      const isWhole = broken.length === 0 && hasExpected !== false;
      if (isWhole && !flag('json'))
        terminal.out(`${count} entries are chained; the last hash is ${head || 'none'}.\n`);
      return isWhole ? 0 : 1;
    }),
};
