import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { Accordion } from './accordion.tsx';
import examples from './examples.json' with { type: 'json' };

export default { ...moduleStories('accordion', Accordion) };

const example = exampleStory(examples);

export const Questions: StoryObj = {
  ...example('Questions'),
  play: async ({ canvas, userEvent }) => {
    const answer = () => canvas.queryByText(/nine stands/)?.closest('details');
    await userEvent.click(canvas.getByText('Where do I find a bicycle?'));
    await expect(answer()).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Where do I find a bicycle?'));
    await expect(answer()).not.toHaveAttribute('open');
  },
};
export const OneItem = example('One item');
export const LongText = example('Long text');
export const EmptyAnswer = example('Empty answer');
export const Empty = example('Empty');
export const Hovered = inState('hovered', Questions);
export const Focused = inState('focused', Questions);
