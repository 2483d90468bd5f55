import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { TabbedContent } from './tabbed-content.tsx';

export default { ...moduleStories('tabbed-content', TabbedContent) };

const example = exampleStory(examples);

export const ThreeTopics = example('Three topics');
export const OneTopic = example('One topic');
export const OneSection = example('One section');
export const LongText = example('Long text');
export const Empty = example('Empty');
