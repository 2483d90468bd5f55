import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { Cards } from './cards.tsx';
import examples from './examples.json' with { type: 'json' };

export default { ...moduleStories('cards', Cards) };

const example = exampleStory(examples);

export const ThreeCards = example('Three cards');
export const WithoutPictures = example('Without pictures');
export const TitleOnly = example('Title only');
export const LongText = example('Long text');
export const Empty = example('Empty');
export const Hovered = inState('hovered', ThreeCards);
export const Focused = inState('focused', ThreeCards);
