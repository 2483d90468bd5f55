import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { TabbedContent } from './tabbed-content.tsx';

export default { ...moduleStories('tabbed-content', TabbedContent) };

const example = exampleStory(examples);

export const ThreeTopics: StoryObj = {
  ...example('Three topics'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Bring a card/)).toBeVisible();
    await userEvent.click(canvas.getByText('Fees'));
    await expect(canvas.getByText(/^We stopped charging/)).toBeVisible();
    await expect(canvas.getByText(/^Bring a card/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Lost books', { selector: 'summary' }));
    await expect(canvas.getByText(/^Bring us another copy/)).toBeVisible();
    await userEvent.click(canvas.getByText('Borrowing'));
  },
};
export const OneTopic = example('One topic');
export const OneSection = example('One section');
export const LongText = example('Long text');
export const Empty = example('Empty');
export const Hovered = inState('hovered', ThreeTopics);
export const Focused = inState('focused', ThreeTopics);
