import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { VideoCard } from './video-card.tsx';

export default { ...moduleStories('video-card', VideoCard) };

const example = exampleStory(examples);

export const AVideo = example('A video');
export const WithoutADescription = example('Without a description');
export const LongText = example('Long text');
export const AddressWithoutAVideo = example('Address without a video');
export const Hovered = inState('hovered', AVideo);
export const Focused = inState('focused', AVideo);
