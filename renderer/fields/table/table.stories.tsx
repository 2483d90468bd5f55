import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('table') };

const example = fieldExampleStory(examples);

export const Prices = example('Prices');
export const WithoutRows = example('Without rows');
export const WithAHintAndLongLabels = example('With a hint and long labels');
export const WithHeadings = example('With headings');
export const FoldedAway = example('Folded away');
export const Unfolded = example('Unfolded');
