import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../renderer/theme/site.css';
import { initialSwitches, switches, withSwitches } from './switches/switches.tsx';

// Against a hang only: a busy machine takes longer than the second that is usual.
configure({ asyncUtilTimeout: 60_000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSwitches],
  globalTypes: switches,
  initialGlobals: initialSwitches,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'recipes', 'modules', 'fields', 'journey', 'page'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [375, 601, 768, 1068, 1280, 1401, 1700].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;
