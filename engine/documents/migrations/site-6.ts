import type { JsonObject, Migration } from './migrate.ts';

/** Gathers the logos of the footer in one list of marks, of which one may open a window of a third party. */
export const site6: Migration = {
  name: 'gather the marks of the footer',
  migrate: (site) => {
    const { trustedBrands, disputeLogo, switchingLogo, shieldedSite, ...footer } = site.footer as JsonObject;
    const { shieldedSite: party, ...thirdParties } = (site.thirdParties ?? {}) as JsonObject;
    const marks = [
      ...((trustedBrands ?? []) as readonly JsonObject[]),
      ...withId('dispute', disputeLogo),
      ...withId('switching', switchingLogo),
      ...(shieldedSite === true ? withId(shieldedId, windowed(party)) : []),
    ];
    return {
      ...site,
      footer: { ...footer, ...(marks.length > 0 && { marks }) },
      ...(site.thirdParties !== undefined && { thirdParties }),
    };
  },
};

const shieldedId = 'shielded-site';

function withId(id: string, mark: unknown): readonly JsonObject[] {
  return mark === undefined ? [] : [{ id, ...(mark as JsonObject) }];
}

/** The program knew how the script of this one third party is started. */
function windowed(party: unknown): unknown {
  if (party === undefined) return undefined;
  const { script, connectsTo, frames, ...mark } = party as JsonObject;
  const start = {
    create: 'ds07o6pcmkorn',
    with: { openElementId: `#${shieldedId}`, modalID: `${shieldedId}-window` },
    call: 'init',
  };
  return {
    ...mark,
    window: {
      script,
      ...(connectsTo !== undefined && { connectsTo }),
      ...(frames !== undefined && { frames }),
      start,
    },
  };
}
