import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleContent } from '../../host/example-content.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import examples from './examples.json' with { type: 'json' };

const trail = [
  { title: 'About us', href: '/about' },
  { title: 'Our boats and the people who sail them', href: '/about/boats' },
];

export default { ...moduleStories('breadcrumb', Breadcrumb, exampleContent({}, { trail })) };

const example = exampleStory(examples);

export const ParentPages = example('Parent pages');
export const WithANameOfItsOwn = example('With a name of its own');
export const Hovered = inState('hovered', ParentPages);
export const Focused = inState('focused', ParentPages);
