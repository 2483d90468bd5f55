import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { FeatureCards } from './feature-cards.tsx';

export default { ...moduleStories('feature-cards', FeatureCards) };

const example = exampleStory(examples);

export const ThreeCards = example('Three cards');
export const TwoCards = example('Two cards');
export const TitleOnly = example('Title only');
export const LongText = example('Long text');
export const Empty = example('Empty');
