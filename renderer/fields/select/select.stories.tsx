import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('select') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Required: StoryObj = {
  ...example('Required'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'large');
    await expect(canvas.getByRole('combobox')).toHaveValue('large');
  },
};
export const Filled = example('Filled');
export const WithAHint = example('With a hint');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
export const ManyOptions = example('Many options');
export const AVeryLongOption = example('A very long option');
export const AnOptionWithAText = example('An option with a text');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
