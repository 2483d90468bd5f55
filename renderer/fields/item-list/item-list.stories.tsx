import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('item-list') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const OneItem = example('One item');
export const SeveralItems = example('Several items');
export const Full = example('Full');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const Hovered = inState('hovered', SeveralItems);
export const Focused = inState('focused', SeveralItems);
