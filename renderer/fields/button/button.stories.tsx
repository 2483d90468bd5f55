import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import examples from './examples.json';

export default { ...fieldStories('button') };

const example = fieldExampleStory(examples);

export const Primary = example('Primary');
export const Link = example('Link');
