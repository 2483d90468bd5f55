import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('next-steps') };

const example = fieldExampleStory(examples);

export const ThreeSteps = example('Three steps');
export const OneStep = example('One step');
export const StepsThatDoNotApply = example('Steps that do not apply');
export const Hovered = inState('hovered', ThreeSteps);
export const Focused = inState('focused', ThreeSteps);
