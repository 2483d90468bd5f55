import type { StudioPlace } from '../authoring/studio-place.ts';
import type { Reading, Setting } from './setting.ts';

export const studioSetting: Setting<StudioPlace> = {
  variable: 'WAYMARK_STUDIO',
  fallback: 'off',
  read: readStudioPlace,
  meaning:
    'Where people work on the site ([running-the-studio.md](running-the-studio.md)): `on`, at `/studio` of every host of the site; the address of a host of its own, as `https://studio.example.org`, ' +
    'while that of visitors has none; `off`. `npm start`, `npm run dev` and `waymark dev` set `on` where it is not set; `waymark start` and images do not. `waymark studio` runs it in a process of its own, and sets `alone`.',
};

function readStudioPlace(text: string): Reading<StudioPlace> {
  if (text === 'off' || text === 'alone') return { value: { kind: text } };
  if (text === 'on') return { value: { kind: 'with-site' } };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  if (isOrigin && url.username === '') return { value: { kind: 'host', origin: url.origin, host: url.host } };
  return {
    mistake: `is "${text}"; expected on, off or the address of a host, as https://studio.example.org.`,
  };
}
