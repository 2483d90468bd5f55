import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { ImageSnippet } from './image-snippet.tsx';

export default { ...moduleStories('image-snippet', ImageSnippet) };

const example = exampleStory(examples);

export const AnAward = example('An award');
export const APicture = example('A picture');
export const LongText = example('Long text');
export const WithoutAPicture = example('Without a picture');
