import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { nameWithoutSynonyms } from './library/synonyms.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Waymark', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name }) => nameWithoutSynonyms(name) },
});
