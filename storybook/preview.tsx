import type { Preview } from '@storybook/react-vite';
import '../renderer/theme/site.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
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
