import type { Host } from '../host/host.ts';

interface PressCategoryProps {
  readonly host: Pick<Host, 'pressCategories'>;
  /** Type of a module, or `header`, `footer` or `alert`. */
  readonly of: string;
}

/**
 * Names the category of presses in the element that follows it. The front of the site removes it, and gives that element
 * the attribute; the element may also be the place of an island.
 */
export function PressCategory({ host: { pressCategories = {} }, of }: PressCategoryProps) {
  if (!Object.hasOwn(pressCategories, of)) return null;
  return <template data-press-category={pressCategories[of]} />;
}
