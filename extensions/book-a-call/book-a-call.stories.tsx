import { extensionStories } from '../../storybook/extension-stories.tsx';
import { inState } from '../../storybook/library/in-state.tsx';
import { exampleStory } from '../../storybook/module-stories.tsx';
import { BookACall } from './book-a-call.tsx';
import './book-a-call.css';
import examples from './examples.json' with { type: 'json' };

export default { ...extensionStories('book-a-call', BookACall) };

const example = exampleStory(examples);

export const ForHomes = example('For homes');
export const ForBusinesses = example('For businesses');
export const LongText = example('Long text');
export const Hovered = inState('hovered', ForHomes);
export const Focused = inState('focused', ForHomes);
