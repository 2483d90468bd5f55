import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('date-range') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Filled = example('Filled');
export const OpenEnd = example('Open end');
export const WrongOrder = example('Wrong order');
export const NoDate = example('No date');
export const DisabledWhileSending = example('Disabled while sending');
export const WithMoreToRead = example('With more to read');
export const Hovered = inState('hovered', Empty);
export const Focused = inState('focused', Empty);
