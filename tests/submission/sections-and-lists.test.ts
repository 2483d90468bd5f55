import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../support/databases/databases.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { type Clinics, startClinics } from '../support/journeys/clinic-booking.ts';
import { joiningReleases } from '../support/journeys/joining-in-sections.ts';

const family: Filled = [
  ['family', 'b'],
  ['family.b.name', 'Tama'],
  ['family.b.school', 'Petone Central'],
  ['family', 'a'],
  ['family.a.name', 'Ana'],
];

describe.each(databases)('A journey with sections and a list, on $name,', ({ create }) => {
  let service: Clinics;
  let start: () => Visitor;
  let visitor: Visitor;

  beforeAll(async () => {
    service = await startClinics();
    const databaseUrl = await create();
    const options = { databaseUrl, sandboxUrl: service.url, releases: joiningReleases };
    const instances = [await startInstance(options), await startInstance(options)];
    start = () => newVisitor('joining', instances);
  });
  beforeEach(() => {
    service.booked.length = 0;
    visitor = start();
  });

  it('is done in any order, at any instance, and sent as a whole', async () => {
    expect(await visitor.submit('family', family)).toMatchObject({ location: '/joining' });
    expect(await visitor.submit('you', [['fullName', 'Mere']], 1)).toMatchObject({ location: '/joining' });
    expect(await visitor.submit('first', [['first', 'a']])).toMatchObject({ location: '/joining' });
    expect(await visitor.submit('tasks', [], 1)).toMatchObject({ location: '/joining/joined' });
    expect(service.booked).toEqual([
      { name: 'Mere', family: [{ name: 'Tama', school: 'Petone Central' }, { name: 'Ana' }], first: 'Ana' },
    ]);
  });

  it('is not sent while a section is open that must be complete, nor one begun that waits', async () => {
    expect(await visitor.open('first')).toMatchObject({ shown: 'redirect' });
    await visitor.submit('family', family);
    expect(await visitor.submit('tasks', [])).toMatchObject({ outcome: 'invalid' });
    expect(service.booked).toEqual([]);
  });

  it('asks again which item it is once that one is removed, and sends no other', async () => {
    await visitor.submit('family', family);
    await visitor.submit('you', [['fullName', 'Mere']]);
    await visitor.submit('first', [['first', 'a']]);
    await visitor.submit('family', family.slice(0, 3));
    expect(await visitor.submit('tasks', [])).toMatchObject({ outcome: 'invalid' });
    await visitor.submit('first', [['first', 'b']]);
    await visitor.submit('tasks', []);
    expect(service.booked).toEqual([
      { name: 'Mere', family: [{ name: 'Tama', school: 'Petone Central' }], first: 'Tama' },
    ]);
  });
});
