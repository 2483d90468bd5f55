import { afterEach, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore, recordingLog } from '../../tests/support/databases/stores.ts';
import { type FollowedSchedule, followSchedule } from './follow-schedule.ts';

const followed: FollowedSchedule[] = [];
afterEach(() => {
  for (const each of followed.splice(0)) each.stop();
});

it.each(databases)(
  'makes releases live when it is time, on $name, and says which it could not',
  async ({ create }) => {
    let time = Date.parse('2026-03-01T09:00:00Z');
    const store = await openTestStore(await create(), { now: () => new Date(time) });
    const publish = (title: string, at?: string) =>
      store.publish({
        changed: [documentText('rye', title)],
        author: 'ann',
        message: title,
        ...(at !== undefined && { at }),
      });
    await publish('Rye');
    await publish('Dark', '2026-03-01T10:00:00.000Z');
    await publish('Light', '2026-03-01T10:00:00.001Z');
    const lines: string[] = [];
    const log = {
      ...recordingLog(),
      info: (_: object, text: string) => lines.push(text),
      error: (_: object, text: string) => lines.push(text),
    };
    const schedule = followSchedule({ store, mayPublish: async () => ({}), log, everyMs: 5 });
    followed.push(schedule);
    await schedule.look();
    expect(lines).toEqual([]);
    time = Date.parse('2026-03-01T11:00:00Z');
    await expect.poll(() => lines.length).toBe(2);
    expect(lines).toEqual(['A scheduled release is live.', 'A scheduled release did not go live.']);
    expect((await store.liveRelease())?.documents[0]?.body).toContain('Dark');
  },
);
