import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('choice-cards') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Chosen = example('Chosen');
export const WithAnError = example('With an error');
