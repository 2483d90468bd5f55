import type { Article as ArticleModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleHost } from '../../listings/example-lists.ts';
import { Article } from './article.tsx';
import examples from './examples.json' with { type: 'json' };

export default {
  ...moduleStories<ArticleModule>('article', ({ module }) => <Article module={module} host={exampleHost} />),
};

const example = exampleStory(examples);

export const Whole = example('Whole');
export const Plain = example('Plain');
export const Hovered = inState('hovered', Whole);
export const Focused = inState('focused', Whole);
