import type { IslandName } from './registry.ts';

interface IslandPlaceProps {
  readonly name: IslandName;
  /** The island's props, when they are the same for every visitor. */
  readonly props?: object;
  /** Names the island among those of its page, when each visitor has props of their own: `<journey>/<step>` of a form. */
  readonly place?: string;
}

/** Marks where an island goes. Its HTML is made apart from the page's, and put here by the front of the site. */
export function IslandPlace({ name, props, place }: IslandPlaceProps) {
  return <template data-island={name} data-place={place} data-props={props && JSON.stringify(props)} />;
}
