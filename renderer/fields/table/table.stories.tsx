import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('table') };

const example = fieldExampleStory(examples);

export const Prices = example('Prices');
export const WithoutRows = example('Without rows');
export const WithAHintAndLongLabels = example('With a hint and long labels');
export const WithHeadings = example('With headings');
export const FoldedAway = example('Folded away');
export const Unfolded = example('Unfolded');
export const Hovered = inState('hovered', FoldedAway);
export const Focused = inState('focused', FoldedAway);
