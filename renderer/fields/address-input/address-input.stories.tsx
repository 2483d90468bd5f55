import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('address-input') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Filled = example('Filled');
export const UnitedKingdom = example('United Kingdom');
export const UnitedStates = example('United States');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const WithMoreToRead = example('With more to read');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
