import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('stepper') };

const example = fieldExampleStory(examples);

export const Filled = example('Filled');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const Empty = example('Empty');
export const Hovered = inState('hovered', Filled);
export const Focused = inState('focused', Filled);
