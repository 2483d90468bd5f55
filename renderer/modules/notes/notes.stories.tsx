import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { Notes } from './notes.tsx';

export default { ...moduleStories('notes', Notes) };

const example = exampleStory(examples);

export const WithAHeading = example('With a heading');
export const WithoutAHeading = example('Without a heading');
export const Empty = example('Empty');
export const Hovered = inState('hovered', WithAHeading);
export const Focused = inState('focused', WithAHeading);
