import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { PageContent } from '#engine';
import { exampleContent, exampleSite } from '../renderer/host/example-content.ts';
import type { Host, ModuleProps } from '../renderer/host/host.ts';
import { sanitize } from '../renderer/host/sanitize.ts';
import { type LibraryMeta, libraryMeta } from './library/library-meta.ts';

/** The part of a page's host that stories need. */
export const host: Host = {
  ...exampleContent(),
  site: exampleSite,
  sanitize,
  renderForm: ({ journey, step }) => (
    <p>
      The form of step “{step}” of journey “{journey}” is shown here.
    </p>
  ),
  preview: true,
};

interface Example {
  readonly name: string;
  readonly module: object;
}

/**
 * Meta shared by all stories of a module. The controls are the properties of the module's schema.
 *
 * @param content answers the queries of modules that read lists
 */
export function moduleStories<M extends { readonly type: string }>(
  type: M['type'],
  Component: ComponentType<ModuleProps<M>>,
  content: PageContent = exampleContent(),
): LibraryMeta & { render: (module: M) => ReactNode } {
  return {
    ...libraryMeta('modules', type, { layout: 'fullscreen' }),
    render: (module) => <Component module={module} host={{ ...host, ...content }} />,
  };
}

/** Creates stories from the examples in `examples.json`, by name. */
export function exampleStory(examples: readonly Example[]) {
  return (name: string): StoryObj => {
    const example = examples.find((candidate) => candidate.name === name);
    if (!example) throw new Error(`There is no example called “${name}”`);
    return { name, args: { ...example.module } };
  };
}
