import type { RelatedArticles as RelatedArticlesModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleHost } from '../../listings/example-lists.ts';
import examples from './examples.json' with { type: 'json' };
import { RelatedArticles } from './related-articles.tsx';

export default {
  ...moduleStories<RelatedArticlesModule>('related-articles', ({ module }) => (
    <RelatedArticles module={module} host={exampleHost} />
  )),
};

const example = exampleStory(examples);

export const FourArticles = example('Four articles');
export const TwoArticles = example('Two articles');
export const Empty = example('Empty');
export const Hovered = inState('hovered', FourArticles);
export const Focused = inState('focused', FourArticles);
