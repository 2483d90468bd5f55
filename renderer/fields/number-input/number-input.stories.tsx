import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('number-input') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const WithAUnit = example('With a unit');
export const WithAPrefix = example('With a prefix');
export const WithAnError = example('With an error');
export const BeyondALimitThatIsWorkedOut = example('Beyond a limit that is worked out');
export const Plain = example('Plain');
export const DisabledWhileSending = example('Disabled while sending');
export const WithALongUnit = example('With a long unit');
export const WithMoreToRead = example('With more to read');
export const Hovered = inState('hovered', WithAUnit);
export const Focused = inState('focused', WithAUnit);
