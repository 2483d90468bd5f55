import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { ImageCard } from './image-card.tsx';

export default { ...moduleStories('image-card', ImageCard) };

const example = exampleStory(examples);

export const PictureAtTheEnd = example('Picture at the end');
export const PictureAtTheStart = example('Picture at the start');
export const LongText = example('Long text');
export const Hovered = inState('hovered', PictureAtTheEnd);
export const Focused = inState('focused', PictureAtTheEnd);
