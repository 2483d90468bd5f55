import type { Covered, JourneyCoverage } from '#analysis';

/** One kind of thing that scenarios can walk, with a heading. */
export interface CoveragePart {
  readonly name: 'paths' | 'rows' | 'messages';
  readonly heading: string;
  readonly parts: readonly Covered[];
  readonly walked: number;
}

/** The parts of a coverage in the order of the reports. */
export function coverageParts({ paths, rows, messages }: JourneyCoverage): readonly CoveragePart[] {
  return [
    part('paths', 'Paths', paths),
    part('rows', 'Rows of next', rows),
    part('messages', 'Messages', messages),
  ];
}

function part(name: CoveragePart['name'], heading: string, parts: readonly Covered[]): CoveragePart {
  return { name, heading, parts, walked: parts.filter(isWalked).length };
}

/** Whether any scenario walks a part. */
export function isWalked({ scenarios }: Covered): boolean {
  return scenarios.length > 0;
}
