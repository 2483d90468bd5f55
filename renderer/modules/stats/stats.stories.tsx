import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { Stats } from './stats.tsx';

export default { ...moduleStories('stats', Stats) };

const example = exampleStory(examples);

export const FourNumbers = example('Four numbers');
export const OneNumber = example('One number');
export const LongText = example('Long text');
export const Empty = example('Empty');
