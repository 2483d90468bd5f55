import { type CompiledRelease, type ThirdParty, thirdPartiesOf } from '#engine';
import type { Page } from '#schemas';

/**
 * Moves third parties to a stand-in that serves all of them, each under the name of its host: for a site that runs with
 * the sandbox. Without a stand-in they stay where they are.
 *
 * @example at('http://localhost:4600/third-parties', [{ script: 'https://chat.example/a.js', … }])
 * // script: 'http://localhost:4600/third-parties/chat.example/a.js'
 */
export function thirdPartiesAt(
  standIn: string | undefined,
  parties: readonly ThirdParty[],
): readonly ThirdParty[] {
  if (standIn === undefined) return parties;
  const { origin } = new URL(standIn);
  const moved = (hosts: readonly string[]) => (hosts.length > 0 ? [origin] : []);
  return parties.map((party) => ({
    ...party,
    script: party.script.replace('https://', `${standIn}/`),
    connectsTo: moved(party.connectsTo),
    frames: moved(party.frames),
  }));
}

/** Finds the third parties of pages, once for each page of a release. */
export function thirdPartyFinder(standIn: string | undefined) {
  const known = new WeakMap<CompiledRelease, Map<Page, readonly ThirdParty[]>>();
  return (page: Page, release: CompiledRelease): readonly ThirdParty[] => {
    const ofRelease = known.get(release) ?? new Map<Page, readonly ThirdParty[]>();
    known.set(release, ofRelease);
    const parties = ofRelease.get(page) ?? thirdPartiesAt(standIn, thirdPartiesOf(release.site, page));
    ofRelease.set(page, parties);
    return parties;
  };
}
