import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { Accordion } from './accordion.tsx';
import examples from './examples.json' with { type: 'json' };

export default { ...moduleStories('accordion', Accordion) };

const example = exampleStory(examples);

export const Questions = example('Questions');
export const OneItem = example('One item');
export const LongText = example('Long text');
export const EmptyAnswer = example('Empty answer');
export const Empty = example('Empty');
