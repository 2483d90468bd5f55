import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('review') };

const example = fieldExampleStory(examples);

export const TwoSteps = example('Two steps');
export const WhatWasSent = example('What was sent');
export const LongAnswers = example('Long answers');
export const Hovered = inState('hovered', TwoSteps);
export const Focused = inState('focused', TwoSteps);
