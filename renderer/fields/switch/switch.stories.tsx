import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('switch') };

const example = fieldExampleStory(examples);

export const Off = example('Off');
export const On = example('On');
export const DisabledWhileSending = example('Disabled while sending');
export const WithAnError = example('With an error');
export const Hovered = inState('hovered', Off);
export const Focused = inState('focused', Off);
