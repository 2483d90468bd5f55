import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('ranking') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Filled: StoryObj = {
  ...example('Filled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move down Good advice' }));
    await expect(canvas.getByRole('textbox', { name: 'Good advice' })).toHaveValue('2');
    await expect(canvas.getByRole('button', { name: 'Move down Good advice' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Good advice' }));
  },
};
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const OptionsWithHints = example('Options with hints');
export const VeryLongOptions = example('Very long options');
export const WithMoreToRead = example('With more to read');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
