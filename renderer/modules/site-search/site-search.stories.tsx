import type { SiteSearch as SiteSearchModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleViews } from './example-views.ts';
import examples from './examples.json' with { type: 'json' };
import { SiteSearch } from './site-search.tsx';

/** Search results are no part of the document: each story has its own. */
function Example({ module, name }: { readonly module: SiteSearchModule; readonly name: string }) {
  const data = exampleViews[name] ?? exampleViews.Results;
  if (!data) throw new Error('There is no example called “Results”');
  return (
    <SiteSearch module={module} data={data} query="" path="/search" place="content/0" site={exampleSite} />
  );
}

export default {
  ...moduleStories<SiteSearchModule>('site-search', () => null),
  render: (module: SiteSearchModule, { name }: { readonly name: string }) => (
    <Example module={module} name={name} />
  ),
};

const example = exampleStory(examples);

export const NothingAsked = example('Nothing asked');
export const Results = example('Results');
export const OneResult = example('One result in words of its own');
export const NoResults = example('No results');
export const Failed = example('Failed');
export const Hovered = inState('hovered', Results);
export const Focused = inState('focused', Results);
