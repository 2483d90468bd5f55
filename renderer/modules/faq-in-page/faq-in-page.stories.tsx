import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleContent } from '../../host/example-content.ts';
import examples from './examples.json' with { type: 'json' };
import { FaqInPage } from './faq-in-page.tsx';

const questions = [
  { title: 'May I bring a dog?', text: 'Yes, on a lead and on the upper deck.' },
  { title: 'What if I miss the last boat?', text: 'Call us: the night watch knows a taxi that waits.' },
  { title: 'Is there coffee?', text: 'On the boats before nine, and at the wharf all day.' },
].map(({ title, text }) => ({ title, blockEditor: [{ type: 'paragraph', text }] }));

export default { ...moduleStories('faq-in-page', FaqInPage, exampleContent({ questions })) };

const example = exampleStory(examples);

export const QuestionsOfAList = example('Questions of a list');
export const TheFirstQuestion = example('The first question');
export const NoQuestionMatches = example('No question matches');
export const Hovered = inState('hovered', QuestionsOfAList);
export const Focused = inState('focused', QuestionsOfAList);
