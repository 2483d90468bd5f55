import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('look-up-input') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Found = example('Found');
export const WithAnError = example('With an error');
export const LookedUpInVain = example('Looked up in vain');
export const WhileItLooks = example('While it looks');
export const DisabledWhileSending = example('Disabled while sending');
export const Counted = example('Counted, and looked up when full');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
