import type { CurveBackground as CurveBackgroundModule, Module } from '#schemas';
import { exampleStory, host, moduleStories } from '../../../storybook/module-stories.tsx';
import { PageModules } from '../../page/page-modules.tsx';
import { CurveBackground } from './curve-background.tsx';
import examples from './examples.json' with { type: 'json' };

/** A page for the background to show on, behind the second and third module. */
const content: Module[] = [
  { type: 'section-header', title: 'Before' },
  { type: 'quote', id: 'story', quote: 'The harbour was here before the town.', person: 'Aroha, who sails' },
  { type: 'stats', items: [{ stat: '9', description: 'boats' }] },
  { type: 'section-header', title: 'After' },
];

export default {
  ...moduleStories('curve-background', CurveBackground),
  render: (curve: CurveBackgroundModule) => (
    <PageModules zones={{ content, backgroundCurves: [curve] }} host={host} />
  ),
};

const example = exampleStory(examples);

export const Arch = example('Arch');
export const Bowl = example('Bowl');
export const Lens = example('Lens');
export const Sweep = example('Sweep');
