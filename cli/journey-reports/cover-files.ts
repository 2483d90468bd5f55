import { coverJourney, exploreRelease, type JourneyCoverage } from '#analysis';
import type { CompiledRelease } from '#engine';
import { findJourney } from '#server';
import type { PlayedFile } from '../scenarios/play-files.ts';

/** Coverage of each journey that the scenarios of some files play. */
export function coverFiles(
  files: readonly PlayedFile[],
  release: CompiledRelease,
): readonly JourneyCoverage[] {
  const ids = new Set(files.flatMap(({ journey }) => (journey === undefined ? [] : [journey])));
  return [...ids].flatMap((id) => {
    const explored = exploreRelease(release, id);
    const journey = findJourney(release, id);
    if (!explored || !journey) return [];
    const played = files.filter((file) => file.journey === id);
    const turns = played.flatMap(({ scenarios }) => scenarios.flatMap(({ covered }) => covered));
    return [coverJourney(explored, journey.compiled, turns)];
  });
}
