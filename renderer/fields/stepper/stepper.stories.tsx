import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('stepper') };

const example = fieldExampleStory(examples);

export const Filled = example('Filled');
export const WithAnError = example('With an error');
export const DisabledWhileSending = example('Disabled while sending');
export const Empty = example('Empty');
