import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('task-list') };

const example = fieldExampleStory(examples);

export const EveryState = example('Every state');
export const WhatIsMissing = example('What is missing');
export const LongTitles = example('Long titles');
export const Hovered = inState('hovered', EveryState);
export const Focused = inState('focused', EveryState);
