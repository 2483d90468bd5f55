import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { FactCarousel } from './fact-carousel.tsx';

export default { ...moduleStories('fact-carousel', FactCarousel) };

const example = exampleStory(examples);

export const ThreeFacts = example('Three facts');
export const OneFact = example('One fact');
export const LongText = example('Long text');
export const Empty = example('Empty');
