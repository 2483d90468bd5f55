import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('radio-group') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Required: StoryObj = {
  ...example('Required'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('At the counter'));
    await expect(canvas.getByRole('radio', { name: 'At the counter' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By bicycle courier' })).toBeChecked();
  },
};
export const Filled = example('Filled');
export const WithAHint = example('With a hint');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
export const OptionsWithHints = example('Options with hints');
export const ManyOptions = example('Many options');
export const AVeryLongOption = example('A very long option');
export const WithMoreToRead = example('With more to read');
export const AnOptionWithAText: StoryObj = {
  ...example('An option with a text'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /How\?/ })).toHaveValue(
      'On a poster at the library',
    );
  },
};
export const ATextThatIsMissing = example('A text that is missing');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
