import type { ModuleType } from '#schemas';

/** Islands that are no modules. */
export type PageIslandName = 'journey-form' | 'preview-bar';

/** Regions of a site's own: those that stay HTML, and those that the browser hydrates. */
type OwnRegionName = 'own-region' | 'own-island';

interface IslandPlaceProps {
  readonly name: PageIslandName | ModuleType | OwnRegionName;
  /** Props of an island that is the same for every visitor. */
  readonly props?: object;
  /** Name of the island on its page, when its props differ by visitor: `<journey>/<step>` of a form. */
  readonly place?: string;
  /** Whether a script keeps the island up to date while the page shows. */
  readonly refreshes?: boolean;
}

/** Marks the place of an island. The front of the site renders its HTML separately and inserts it here. */
export function IslandPlace({ name, props, place, refreshes = false }: IslandPlaceProps) {
  return (
    <template
      data-island={name}
      data-place={place}
      data-props={props && JSON.stringify(props)}
      data-script={refreshes ? 'refresh-regions' : undefined}
    />
  );
}
