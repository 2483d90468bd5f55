import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { FactCarousel } from './fact-carousel.tsx';

export default { ...moduleStories('fact-carousel', FactCarousel) };

const example = exampleStory(examples);

export const ThreeFacts: StoryObj = {
  ...example('Three facts'),
  play: async ({ canvas, userEvent }) => {
    const [fact] = canvas.getAllByRole('listitem');
    if (!fact) throw new Error('There is no fact');
    const pause = canvas.getByRole('checkbox', { name: 'Pause the facts' });
    await userEvent.click(pause);
    await expect(pause).toBeChecked();
    await expect(getComputedStyle(fact).animationPlayState).toBe('paused');
    await userEvent.click(pause);
    await expect(pause).not.toBeChecked();
  },
};
export const OneFact = example('One fact');
export const LongText = example('Long text');
export const Empty = example('Empty');
export const Hovered = inState('hovered', ThreeFacts);
export const Focused = inState('focused', ThreeFacts);
