import { prepareArticles, showArticles } from '#engine';
import type { ArticleList as ArticleListModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleLists, exampleSetting } from '../../listings/example-lists.ts';
import { ArticleList } from './article-list.tsx';
import examples from './examples.json' with { type: 'json' };

export default {
  ...moduleStories<ArticleListModule>('article-list', ({ module }) => (
    <ArticleList
      module={module}
      data={showArticles(
        prepareArticles(exampleLists.items(module.query), exampleSetting),
        module.filters !== false,
        [],
      )}
      query=""
      path="/news"
      place="content/0"
      site={exampleSite}
    />
  )),
};

const example = exampleStory(examples);

export const WithFilters = example('With filters');
export const WithoutFilters = example('Without filters');
export const OtherWords = example('Other words');
export const Empty = example('Empty');
export const Hovered = inState('hovered', WithFilters);
export const Focused = inState('focused', WithFilters);
