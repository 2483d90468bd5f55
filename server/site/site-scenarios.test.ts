import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { readSiteScenarios } from './site-scenarios.ts';

const order = {
  journey: 'order',
  today: '2026-03-02',
  filled: { cake: { kind: 'carrot' } },
  answers: { busy: { status: 503 } },
  scenarios: [
    {
      title: 'a cake is ordered',
      turns: [
        {
          press: 'cake',
          changes: { kind: 'poppy' },
          calls: [{ operation: 'bake', gives: { answer: 'busy' } }],
          expect: { outcome: 'failed', at: { step: 'cake' }, notices: ['error'] },
        },
      ],
    },
  ],
};

it('reads what visitors answer in the scenarios beside the documents, and leaves out other files', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'scenarios/cakes'), { recursive: true });
  writeFileSync(join(folder, 'scenarios/cakes/order.json'), JSON.stringify(order));
  writeFileSync(join(folder, 'scenarios/notes.json'), '{ "notes": []');
  const { answers: _, scenarios, ...file } = order;
  expect(await readSiteScenarios(join(folder, 'documents'))).toEqual([
    {
      ...file,
      scenarios: [
        {
          title: 'a cake is ordered',
          turns: [
            {
              press: 'cake',
              changes: { kind: 'poppy' },
              expect: { outcome: 'failed', at: { step: 'cake' } },
            },
          ],
        },
      ],
    },
  ]);
  expect(scenarios).toHaveLength(1);
});

it('reads none where there is no such folder', async () => {
  expect(await readSiteScenarios(join(temporaryFolder(), 'documents'))).toEqual([]);
});
