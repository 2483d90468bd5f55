import { join, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = join(import.meta.dirname, '../..') + sep;

/**
 * Starts with the test files of `tests/`, which run journeys, processes and generated cases: if one of
 * them started last, all would wait for it. Vitest knows the duration of a file only after running it.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.startsWith(long);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
