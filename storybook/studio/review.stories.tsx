import type { Meta, StoryObj } from '@storybook/react-vite';
import { EffectsView } from '../../studio/publishing/effects-view.tsx';
import type { Effects } from '../../studio/publishing/review-types.ts';
import { studioStories } from './in-studio.tsx';
import { problems } from './sample-work.ts';

export default { title: 'Studio/Review', ...studioStories } satisfies Meta;

const nothingChanges: Effects = { places: [], problems: [], subjects: {}, sessions: [], moves: [] };

const place = (name: string, details: readonly string[]) => ({
  place: name,
  sentences: [{ document: 'service-form', part: name, text: 'A text changes.', details }],
  texts: [],
  group: 'steps' as const,
});

const changes: Effects = {
  places: [
    place('Step “What would it cost?”, /estimate/service', [
      'Before: “How many hours?”.',
      'Now: “For how long?”.',
    ]),
    place('Pages that show something of these changes', [
      '/',
      '/about',
      '/estimate/service',
      '/estimate/price',
      '/news',
    ]),
  ],
  problems,
  subjects: {},
  sessions: [{ journey: 'estimate', sessions: 3 }],
  moves: [
    { journey: 'estimate', step: 'service', outcome: 'moves', again: [], sessions: 2 },
    { journey: 'estimate', step: 'service', outcome: 'stays', again: ['How many hours?'], sessions: 1 },
  ],
};

const inPage = (effects: Effects) => (
  <main className="page">
    <h1>Hours in words</h1>
    <EffectsView effects={effects} set="set-1" />
  </main>
);

export const NothingChanges: StoryObj = { render: () => inPage(nothingChanges) };
export const Changes: StoryObj = { render: () => inPage(changes) };
export const CannotBeCompared: StoryObj = {
  render: () => inPage({ ...nothingChanges, places: null, problems: problems.slice(0, 1) }),
};
export const ManyChanges: StoryObj = {
  render: () =>
    inPage({
      ...changes,
      places: Array.from({ length: 40 }, (_, index) =>
        place(`Page “Page ${index}”, /page-${index}`, ['Before: “Old”.', 'Now: “New”.']),
      ),
    }),
};
