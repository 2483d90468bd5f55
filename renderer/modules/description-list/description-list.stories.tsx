import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { DescriptionList } from './description-list.tsx';
import examples from './examples.json' with { type: 'json' };

export default { ...moduleStories('description-list', DescriptionList) };

const example = exampleStory(examples);

export const Facts = example('Facts');
export const WithoutATitle = example('Without a title');
export const LongText = example('Long text');
export const Empty = example('Empty');
export const Hovered = inState('hovered', Facts);
export const Focused = inState('focused', Facts);
