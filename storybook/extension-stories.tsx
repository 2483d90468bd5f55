import type { ComponentType, ReactNode } from 'react';
import type { ModuleProps } from 'waymark/extend';
import { exampleContent } from '../renderer/host/example-content.ts';
import { type LibraryMeta, libraryMeta } from './library/library-meta.ts';

/** Meta shared by all stories of a module of the site's own, as `moduleStories` for those of the product. */
export function extensionStories<M>(
  type: string,
  Component: ComponentType<ModuleProps<M>>,
): LibraryMeta & { render: (module: M) => ReactNode } {
  const { items } = exampleContent();
  const host = {
    language: 'en-nz',
    timeZone: 'Pacific/Auckland',
    preview: true,
    items,
    itemPath: () => undefined,
  };
  return {
    ...libraryMeta('modules', type, { layout: 'fullscreen' }),
    render: (module) => <Component module={module} host={host} />,
  };
}
