import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { ProgressCards } from './progress-cards.tsx';

export default { ...moduleStories('progress-cards', ProgressCards) };

const example = exampleStory(examples);

export const ThreeCircles = example('Three circles');
export const NothingDoneYet = example('Nothing done yet');
export const LongText = example('Long text');
export const Empty = example('Empty');
