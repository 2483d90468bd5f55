import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('button') };

const example = fieldExampleStory(examples);

export const Primary = example('Primary');
export const Link = example('Link');
export const Secondary = example('Secondary');
export const WhileItWorks = example('While it works');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
