import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { HeaderBanner } from './header-banner.tsx';

export default { ...moduleStories('header-banner', HeaderBanner) };

const example = exampleStory(examples);

export const Dark = example('Dark');
export const Light = example('Light');
export const GreyImage = example('Grey image');
export const OrangeImage = example('Orange image');
export const Plain = example('Plain');
export const Level1 = example('Level 1');
export const Level2 = example('Level 2');
export const Level3 = example('Level 3');
export const WithAVideo = example('With a video');
export const VideoWithoutAnId = example('Video without an id');
export const TitleOnly = example('Title only');
export const LongText = example('Long text');
export const ImageVariantWithoutAnImage = example('Image variant without an image');
export const Hovered = inState('hovered', Light);
export const Focused = inState('focused', Light);
