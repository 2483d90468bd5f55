import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('rich-text-input') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Required = example('Required');
export const Filled = example('Filled');
export const WithAHint = example('With a hint');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
export const OverItsLimitOfWords = example('Over its limit of words');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
