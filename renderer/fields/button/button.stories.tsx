import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('button') };

const example = fieldExampleStory(examples);

export const Primary = example('Primary');
export const Link = example('Link');
export const Secondary = example('Secondary');
export const WhileItWorks = example('While it works');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
export const Hovered = inState('hovered', Primary);
export const Focused = inState('focused', Primary);
