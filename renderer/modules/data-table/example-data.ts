import type { DataTableData } from '#engine';
import type { DataTable } from '#schemas';

const boats = [
  {
    kind: 'ferry',
    name: 'Tūī',
    href: '/boats/tui',
    passengers: 1240,
    depth: 4.25,
    leaves: '2026-03-14T01:40:00Z',
    since: '2019-10-01',
  },
  {
    kind: 'ferry',
    name: 'Kererū',
    href: null,
    passengers: 86,
    depth: 3,
    leaves: '2026-03-14T15:05:00+13:00',
    since: '2023-02-20',
  },
  {
    kind: 'ferry',
    name: 'Night boat to the outer islands',
    href: '/boats/night-boat',
    passengers: null,
    depth: 5.5,
    leaves: 'when the tide allows',
    since: null,
  },
];

/** Example data as the server would read it: rows, none, or a failure. */
export function exampleRows({ operation, where }: DataTable): DataTableData {
  if (operation === 'boats-out-of-reach') return { outcome: 'failed' };
  const rows = boats.filter(({ kind }) => kind === where?.kind);
  return { outcome: 'read', rows };
}
