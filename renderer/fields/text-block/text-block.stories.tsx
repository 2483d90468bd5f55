import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('text-block') };

const example = fieldExampleStory(examples);

export const Paragraphs = example('Paragraphs');
export const HeadingsAndLists = example('Headings and lists');
export const Table = example('Table');
export const PartThatUnfolds = example('Part that unfolds');
export const InsertedValue = example('Inserted value');
export const AnotherLanguage = example('Another language');
export const Hovered = inState('hovered', Paragraphs);
export const Focused = inState('focused', Paragraphs);
