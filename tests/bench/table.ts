import type { Row } from './row.ts';

const columns = ['what', 'ours', 'peer', 'ratio', 'budget', ''] as const;

/** The rows as a Markdown table with aligned columns, which is also readable in a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const lines = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

function cellsOf({ name, ours, peer, peerName, unit, ratio, budget, holds }: Row): readonly string[] {
  return [
    name,
    amount(ours, unit),
    `${peerName}: ${amount(peer, unit)}`,
    amount(ratio),
    `${isUpperLimit({ ratio, budget, holds }) ? '≤' : '≥'} ${amount(budget)}`,
    holds ? '✓' : '✗',
  ];
}

/** Whether the budget is an upper limit: then it holds exactly when the ratio does not exceed it. */
function isUpperLimit({ ratio, budget, holds }: Pick<Row, 'ratio' | 'budget' | 'holds'>): boolean {
  return holds === ratio <= budget;
}

/** Measurements are precise to three digits at most. */
function amount(value: number, unit = ''): string {
  const text = value.toLocaleString('en', { maximumSignificantDigits: 3 });
  return unit === '' ? text : `${text} ${unit}`;
}
