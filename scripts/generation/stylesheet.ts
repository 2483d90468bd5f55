/**
 * Writes `renderer/theme/site.css`, the one static stylesheet, from the styles that the files of the renderer declare.
 * Every variant is written, used or not.
 */
import { transform } from 'esbuild';
import { allKeyframes } from '../../renderer/theme/css.ts';
import { stitches } from '../../renderer/theme/stitches.ts';
import { collectStyles } from '../styles/collect-styles.ts';
import { readableStylesheet } from '../styles/readable-stylesheet.ts';
import { undefinedProperties } from '../styles/undefined-properties.ts';
import { writeStyle } from '../styles/write-style.ts';
import { writeGenerated } from './write-generated.ts';

/** React Aria sets this to the width of a list's input. */
const setByScripts = ['--trigger-width'];

const { global } = await import('../../renderer/theme/global.styles.ts');
global();
const styles = (await collectStyles()).map(([className, definition]) =>
  writeStyle(stitches.css, className, definition),
);
const names = allKeyframes.map(([name]) => name);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== undefined) throw new Error(`Two keyframes are called ${twice}`);
const keyframes = new Map(allKeyframes.map(([name, frames]) => [String(stitches.keyframes(frames)), name]));
const stylesheet = readableStylesheet(stitches.getCssText(), styles).replace(
  /(?<=@keyframes )k-\w+/g,
  (made) => keyframes.get(made) ?? made,
);
const unknown = undefinedProperties(stylesheet, setByScripts);
if (unknown.length > 0)
  throw new Error(`No token is called ${unknown.join(', ')}: see renderer/theme/tokens.ts.`);
const { code } = await transform(stylesheet, { loader: 'css', charset: 'utf8' });
await writeGenerated(
  'renderer/theme/site.css',
  `/* Generated from the styles of components by \`npm run generate\`. Do not edit. */\n${code}`,
);
