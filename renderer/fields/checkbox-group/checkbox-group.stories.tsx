import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('checkbox-group') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Required: StoryObj = {
  ...example('Required'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Candles'));
    await userEvent.click(canvas.getByText('A card'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
export const Filled = example('Filled');
export const WithAHint = example('With a hint');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongLabel = example('With a long label');
export const OptionsWithHints = example('Options with hints');
export const ManyOptions = example('Many options');
export const NoneOfThese: StoryObj = {
  ...example('None of these'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Eggs'));
    await userEvent.click(canvas.getByText('Nothing: I eat everything'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};
export const NoneOfTheseWithOthers = example('None of these with others');
export const AnOptionWithAText = example('An option with a text');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
