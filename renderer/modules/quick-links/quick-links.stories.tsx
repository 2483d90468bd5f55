import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { QuickLinks } from './quick-links.tsx';

export default { ...moduleStories('quick-links', QuickLinks) };

const example = exampleStory(examples);

export const FiveCards = example('Five cards');
export const ThreeCards = example('Three cards');
export const TwoCardsHideTheModule = example('Two cards hide the module');
export const MissingHoverIcon = example('Missing hover icon');
export const WithoutIcons = example('Without icons');
export const LongText = example('Long text');
export const Hovered = inState('hovered', ThreeCards);
export const Focused = inState('focused', ThreeCards);
