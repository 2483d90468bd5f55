import { prepareQuestions, showQuestions } from '#engine';
import type { FAQList as FAQListModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleLists, exampleSetting, exampleTopics } from '../../listings/example-lists.ts';
import examples from './examples.json' with { type: 'json' };
import { FaqList } from './faq-list.tsx';

export default {
  ...moduleStories<FAQListModule>('faq-list', ({ module }) => (
    <FaqList
      module={module}
      data={showQuestions(
        prepareQuestions(exampleLists.items(module.query), exampleTopics, exampleSetting),
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

export const TwoTopics = example('Two topics');
export const OtherWords = example('Other words');
export const Empty = example('Empty');
export const Hovered = inState('hovered', TwoTopics);
export const Focused = inState('focused', TwoTopics);
