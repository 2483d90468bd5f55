import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { Quote } from './quote.tsx';

export default { ...moduleStories('quote', Quote) };

const example = exampleStory(examples);

export const WithAPerson = example('With a person');
export const WithoutAPerson = example('Without a person');
export const LongText = example('Long text');
