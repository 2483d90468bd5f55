import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { Banner } from './banner.tsx';
import examples from './examples.json' with { type: 'json' };

export default { ...moduleStories('banner', Banner) };

const example = exampleStory(examples);

export const Accent = example('Accent');
export const NightWithAPicture = example('Night with a picture');
export const Paper = example('Paper');
export const TitleOnly = example('Title only');
export const LongText = example('Long text');
export const Hovered = inState('hovered', Accent);
export const Focused = inState('focused', Accent);
