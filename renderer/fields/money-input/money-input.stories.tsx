import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('money-input') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Filled = example('Filled');
export const Yen = example('Yen');
export const Dinars = example('Dinars');
export const WholeUnits = example('Whole units');
export const WithAnError = example('With an error');
export const NotUnderstood = example('Not understood');
export const DisabledWhileSending = example('Disabled while sending');
export const WithMoreToRead = example('With more to read');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
