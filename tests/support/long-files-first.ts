import { join, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = join(import.meta.dirname, '..') + sep;

/**
 * Begins with the test files of this folder, which run journeys, processes and generated cases: one of them begun last would
 * keep everybody waiting. Vitest knows how long files take only where it has run them before.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.startsWith(long);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
