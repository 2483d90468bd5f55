import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { Form } from './form.tsx';

export default { ...moduleStories('form', Form) };

const example = exampleStory(examples);

export const WithAHeading = example('With a heading');
export const WithoutAHeading = example('Without a heading');
export const AtTheFootOfAPage = example('At the foot of a page');
