import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('notice') };

const example = fieldExampleStory(examples);

export const Information = example('Information');
export const WarningWithALink = example('Warning with a link');
export const AnError = example('Error');
export const Success = example('Success');
export const SeveralLines = example('Several lines');
export const SmallPrint = example('Small print');
export const WithAList = example('With a list');
export const Hovered = inState('hovered', WarningWithALink);
export const Focused = inState('focused', WarningWithALink);
