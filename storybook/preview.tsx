import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { media } from '../renderer/theme/media.ts';
import '../renderer/theme/site.css';
import './brands/lora/lora.css';
import { initialSwitches, switches, withSwitches } from './switches/switches.tsx';

// Only a safeguard against a hang: a busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 60_000 });

/** Widths of devices, and the breakpoints of the layout. */
const widths = [
  ...new Set([
    320,
    375,
    768,
    1280,
    1700,
    ...Object.values(media)
      .flatMap((text) => text.match(/(?<=min-width: )\d+/) ?? [])
      .map(Number),
  ]),
].sort((a, b) => a - b);

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
        order: ['Welcome', 'Foundations', 'Recipes', 'modules', 'fields', 'journey', 'page'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;
