import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases/databases.ts';
import { orderOf } from '../support/journeys/gas-order.ts';
import { type Order, openLaboratory } from './laboratory.ts';

const program = join(import.meta.dirname, 'killed-at-write.child.ts');
const atOnce = 4;
/** Changed answers of the press that follows. */
const nextPresses = [{}, { phone: '0215550199' }];

describe.each(databases)('on $name, an instance that is killed', { tags: ['full'] }, ({ create }) => {
  const laboratory = openLaboratory(create);

  /** Presses an order at an instance that is killed before its n-th write; true if it made fewer. */
  async function pressAndKill({ name, form, visitor }: Order, write: number): Promise<boolean> {
    const entries = JSON.stringify([['_run', form], ...orderOf({ name })]);
    const settings = [
      laboratory.databaseUrl,
      laboratory.sandbox.url,
      visitor.cookie,
      entries,
      String(write),
      'gas-order',
      'order',
    ];
    const child = spawn(process.execPath, [program, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (said !== '') expect(said).toContain('accepted');
    return said !== '';
  }

  it('between any two writes of a press leaves nothing that could be sent twice, also with other answers', async () => {
    let isThrough = false;
    let first = 1;
    while (!isThrough) {
      const cases = Array.from({ length: atOnce }, (_, index) => ({
        write: first + Math.floor(index / nextPresses.length),
        changes: nextPresses[index % nextPresses.length] ?? {},
      }));
      const orders = await Promise.all(cases.map(() => laboratory.order()));
      const through = await Promise.all(
        orders.map((order, index) => pressAndKill(order, cases[index]?.write ?? 0)),
      );
      for (const [index, order] of orders.entries()) {
        const { write, changes } = cases[index] ?? {};
        const story = `killed before write ${write}, then ${JSON.stringify(changes)}`;
        expect(await laboratory.liesAbout(order, 'nothing'), story).toEqual([]);
        expect(await laboratory.settle(order, changes), story).toEqual([]);
      }
      isThrough = through.includes(true);
      first += atOnce / nextPresses.length;
    }
    expect(first).toBeGreaterThan(5);
  });
});
