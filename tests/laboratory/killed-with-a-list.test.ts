import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases/databases.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor } from '../support/instances/visitors.ts';
import { type Clinics, startClinics } from '../support/journeys/clinic-booking.ts';
import { joiningReleases } from '../support/journeys/joining-in-sections.ts';

const program = join(import.meta.dirname, 'killed-at-write.child.ts');
const before: Filled = [
  ['family', 'a'],
  ['family.a.name', 'Ana'],
];
const after: Filled = [
  ['family', 'b'],
  ['family.b.name', 'Tama'],
  ['family.b.school', 'Petone Central'],
  ...before,
];
const listBefore = [{ id: 'a', name: 'Ana' }];
const listAfter = [{ id: 'b', name: 'Tama', school: 'Petone Central' }, ...listBefore];

describe.each(databases)('on $name, an instance that is killed', { tags: ['full'] }, ({ create }) => {
  let service: Clinics;
  let databaseUrl: string;
  let instances: readonly Instance[];

  beforeAll(async () => {
    service = await startClinics();
    databaseUrl = await create();
    instances = [await startInstance({ databaseUrl, sandboxUrl: service.url, releases: joiningReleases })];
  });

  /** Sends a list at an instance that is killed before its n-th write; true if it made fewer. */
  async function sendAndKill(cookie: string, form: string, write: number): Promise<boolean> {
    const entries = JSON.stringify([['_run', form], ...after]);
    const settings = [databaseUrl, service.url, cookie, entries, String(write), 'joining', 'family'];
    const child = spawn(process.execPath, [program, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (said !== '') expect(said).toContain('accepted');
    return said !== '';
  }

  it('between any two writes leaves a list as it was or as it was sent, which the visitor then sends once', async () => {
    let isThrough = false;
    let write = 0;
    while (!isThrough) {
      write += 1;
      service.booked.length = 0;
      const visitor = newVisitor('joining', instances);
      await visitor.submit('you', [['fullName', 'Mere']]);
      await visitor.submit('family', before);
      isThrough = await sendAndKill(visitor.cookie, await visitor.formOf('family'), write);
      const shown = await visitor.open('family');
      const kept = shown?.shown === 'step' ? shown.model.given.family : undefined;
      expect([listBefore, listAfter], `killed before write ${write}`).toContainEqual(kept);
      if (isThrough) expect(kept).toEqual(listAfter);
      await visitor.submit('family', after);
      await visitor.submit('first', [['first', 'b']]);
      expect(await visitor.submit('tasks', [])).toMatchObject({ location: '/joining/joined' });
      expect(service.booked).toEqual([
        {
          name: 'Mere',
          family: [{ name: 'Tama', school: 'Petone Central' }, { name: 'Ana' }],
          first: 'Tama',
        },
      ]);
    }
    expect(write).toBeGreaterThan(1);
  });
});
