import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { ImageStrip } from './image-strip.tsx';

export default { ...moduleStories('image-strip', ImageStrip) };

const example = exampleStory(examples);

export const FivePictures = example('Five pictures');
export const LandscapePicturesOnly = example('Landscape pictures only');
export const FourPicturesHideTheModule = example('Four pictures hide the module');
export const Hovered = inState('hovered', FivePictures);
export const Focused = inState('focused', FivePictures);
