import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { extendAlias } from '../scripts/extend-alias.ts';
import { indexSynonyms } from './library/index-synonyms.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '**/*.mdx' },
    { directory: './brands', files: '*.stories.tsx', titlePrefix: 'Brands' },
    { directory: './recipes', files: '*.stories.tsx' },
    { directory: './studio', files: '*.stories.tsx' },
    { directory: './screenshots', files: '*.stories.tsx', titlePrefix: 'storybook' },
    { directory: '../renderer', files: '**/*.stories.tsx' },
    { directory: '../extensions', files: '*/*.stories.tsx', titlePrefix: 'modules' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // As in vitest.config.ts: tests of stories render the rows in sight of a virtual list.
  viteFinal: (vite) =>
    mergeConfig(vite, { resolve: { alias: extendAlias }, define: { 'process.env.VIRT_ON': '"true"' } }),
  staticDirs: ['../media'],
  features: { sidebarOnboardingChecklist: false },
  docs: { defaultName: 'Guide' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: async (indexers: Indexer[] = []) => indexers.map(indexSynonyms),
};

export default config;
