import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('review') };

const example = fieldExampleStory(examples);

export const TwoSteps = example('Two steps');
export const LongAnswers = example('Long answers');
