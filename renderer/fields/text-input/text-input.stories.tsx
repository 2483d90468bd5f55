import type { StoryObj } from '@storybook/react-vite';
import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('text-input') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Required = example('Required');
export const Filled = example('Filled');
export const WithAHint = example('With a hint');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
export const Email = example('Email');
export const Phone = example('Phone');
export const ADate = example('Date');
export const ANumber = example('Number');
export const AVeryLongAnswer = example('A very long answer');
export const WithAMask = example('With a mask');
export const CutOff = example('Cut off after four digits');
export const WithMoreToRead = example('With more to read');
export const WithARichHint = example('With a rich hint');
export const WithWhatRemains = example('With what remains');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
export const FocusedWithAnError: StoryObj = {
  ...inState('focused', WithAnError),
  name: 'Focused with an error',
};
