import { expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import type { CheckTimes } from '../context.ts';

/** Finds everything with the word in its title stale from ten o'clock on. */
const staleFromTen: CheckTimes = (documents, time) =>
  documents
    .filter(({ body }) => body.includes('Fresh') && time >= Date.parse('2026-03-01T10:00:00Z'))
    .map(({ id }) => ({
      code: 'has-expired',
      severity: 'warning',
      document: id,
      pointer: '',
      message: 'It ended.',
    }));

it.each(databases)(
  'a warning that only time has brought stops nobody, and a new one has to be accepted, on $name',
  async ({ create }) => {
    let time = '2026-03-01T09:00:00Z';
    const store = await openTestStore(await create(), {
      checkTimes: staleFromTen,
      now: () => new Date(time),
      checkVersion: 'a version',
    });
    const publish = (id: string, title: string, accept: readonly string[] = []) =>
      store.publish({ changed: [documentText(id, title)], author: 'ann', message: 'Bake', accept });
    expect(await publish('rye', 'Fresh rye')).toMatchObject({ outcome: 'published' });
    time = '2026-03-01T11:00:00Z';
    expect(await publish('bun', 'Bun')).toMatchObject({ outcome: 'published' });
    expect(await publish('roll', 'Fresh roll')).toMatchObject({
      outcome: 'unaccepted',
      problems: [{ document: 'roll', code: 'has-expired' }],
    });
    const accepted = await publish('roll', 'Fresh roll', ['has-expired']);
    expect(accepted).toMatchObject({ outcome: 'published' });
    const id = await store.liveId();
    expect((await store.releaseReports(id ?? ''))[0]?.report).toMatchObject({
      warnings: [{ document: 'roll' }],
      accepted: ['has-expired'],
      olderWarnings: 1,
    });
  },
);
