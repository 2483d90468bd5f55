import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { SectionHeader } from './section-header.tsx';

export default { ...moduleStories('section-header', SectionHeader) };

const example = exampleStory(examples);

export const Start = example('Start');
export const Centred = example('Centred');
export const TitleOnly = example('Title only');
export const LongText = example('Long text');
