import type { Decorator } from '@storybook/react-vite';
import { emulateMedia } from '../../studio/frame/emulation/emulate-media.ts';
import { applyBrand, type BrandName, brands } from '../brands/brands.ts';
import '../../studio/frame/emulation/forced-colors.css';
import { StaticMarkup } from '../../studio/frame/emulation/static-markup.tsx';
import { languages, showIn } from './languages.ts';

interface Item {
  readonly value: string;
  readonly title: string;
}

type Icon = 'paintbrush' | 'contrast' | 'globe' | 'play' | 'lightning';

function menu(title: string, icon: Icon, items: readonly Item[]) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}

/** The toolbar's menus besides the one for widths. */
export const switches = {
  brand: menu(
    'Brand',
    'paintbrush',
    Object.entries(brands).map(([value, { title }]) => ({ value, title })),
  ),
  colors: menu('Colours', 'contrast', [
    { value: 'own', title: 'Own colours' },
    { value: 'forced', title: 'Forced colours (about)' },
  ]),
  language: menu('Language', 'globe', languages),
  motion: menu('Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  scripting: menu('JavaScript', 'lightning', [
    { value: 'on', title: 'JavaScript' },
    { value: 'off', title: 'No JavaScript' },
  ]),
};

export const initialSwitches = {
  brand: 'waymark',
  colors: 'own',
  language: 'en-nz',
  motion: 'full',
  scripting: 'on',
} as const;

/** Shows a story with the settings of the toolbar. */
export const withSwitches: Decorator = (Story, { globals }) => {
  const forcedColors = globals.colors === 'forced';
  const scripting = globals.scripting !== 'off';
  applyBrand(globals.brand as BrandName);
  showIn(globals.language as string);
  emulateMedia({ forcedColors, reducedMotion: globals.motion === 'reduced', scripting });
  document.documentElement.classList.toggle('emulates-forced-colors', forcedColors);
  return (
    <div className="story-area emulation-area">
      {scripting ? (
        <Story />
      ) : (
        <StaticMarkup>
          <Story />
        </StaticMarkup>
      )}
    </div>
  );
};
