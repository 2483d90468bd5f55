import { inState } from '../../../storybook/library/in-state.tsx';
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
export const Hovered = inState('hovered', ThreeCards);
export const Focused = inState('focused', ThreeCards);
