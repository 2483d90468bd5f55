import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('notice') };

const example = fieldExampleStory(examples);

export const Information = example('Information');
export const WarningWithALink = example('Warning with a link');
export const AnError = example('Error');
export const Success = example('Success');
export const SeveralLines = example('Several lines');
export const SmallPrint = example('Small print');
