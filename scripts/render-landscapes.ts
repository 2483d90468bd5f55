/**
 * Renders the landscapes of `media/images/landscapes` as JPEG: hills, water and sky in the light of an hour, with
 * grain. They are ours, and like photographs in all that matters to how pictures are served. Deterministic.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './processes.ts';

interface Landscape {
  readonly name: string;
  readonly seed: number;
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string];
  /** Nearest and farthest hills. */
  readonly hills: readonly [near: string, far: string];
  readonly ridges: number;
  readonly sun: { readonly x: number; readonly y: number; readonly color: string };
  /** Whether the lower third is a lake, which mirrors the sky. */
  readonly hasLake: boolean;
}

const width = 1600;
const height = 1200;

const landscapes: readonly Landscape[] = [
  {
    name: 'lake-at-dusk',
    seed: 7,
    sky: ['#27335c', '#b5678a', '#ffc38a'],
    hills: ['#141b2e', '#8a6f96'],
    ridges: 4,
    sun: { x: 1120, y: 690, color: '#ffe3b0' },
    hasLake: true,
  },
  {
    name: 'ranges-in-the-morning',
    seed: 23,
    sky: ['#6fa3cf', '#c6dcea', '#fff2d9'],
    hills: ['#1f3b33', '#a9bfcb'],
    ridges: 6,
    sun: { x: 420, y: 430, color: '#fff8e4' },
    hasLake: false,
  },
  {
    name: 'coast-after-rain',
    seed: 41,
    sky: ['#54708a', '#9fb4bf', '#e9e4d6'],
    hills: ['#22343a', '#8ea2a8'],
    ridges: 3,
    sun: { x: 900, y: 520, color: '#f6efdd' },
    hasLake: true,
  },
];

const folder = join(root, 'media/images/landscapes');
await mkdir(folder, { recursive: true });
for (const landscape of landscapes) {
  await sharp(Buffer.from(drawing(landscape)))
    .removeAlpha()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, `${landscape.name}.jpg`));
}

function drawing({ seed, sky, hills, ridges, sun, hasLake }: Landscape): string {
  const horizon = hasLake ? 820 : height;
  const random = randomFrom(seed);
  const layers = Array.from({ length: ridges }, (_, index) => {
    const nearness = index / (ridges - 1);
    const base = horizon - (1 - nearness) * (hasLake ? 210 : 520) - (hasLake ? 0 : 60);
    const outline = ridge(base, 50 + 90 * (1 - nearness), horizon, random);
    const haze = Math.round((1 - nearness) * 3);
    return `<path d="${outline}" fill="${mixed(hills, nearness)}" filter="url(#air${haze})"/>`;
  });
  const scene = [
    `<rect width="${width}" height="${horizon}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="560" fill="url(#sun)"/>`,
    ...layers,
  ].join('');
  const mirrored = `<g transform="translate(0 ${2 * horizon}) scale(1 -1)" filter="url(#water)" opacity="0.82">${scene}</g>`;
  const stops = sky.map((color, index) => `<stop offset="${index / 2}" stop-color="${color}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="${sun.color}"/><stop offset="0.12" stop-color="${sun.color}" stop-opacity="0.7"/><stop offset="1" stop-color="${sun.color}" stop-opacity="0"/></radialGradient>
${[0, 1, 2, 3].map((level) => `<filter id="air${level}"><feGaussianBlur stdDeviation="${level * 1.2}"/></filter>`).join('')}
<filter id="water"><feGaussianBlur stdDeviation="22 3"/></filter>
<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.22 0"/></filter>
</defs>
${scene}
${hasLake ? mirrored : ''}
<rect width="${width}" height="${height}" filter="url(#grain)"/>
</svg>`;
}

/** Outline of a row of hills: sums of waves, down to the horizon. */
function ridge(base: number, rise: number, horizon: number, random: () => number): string {
  const waves = [1.3, 2.9, 6.1, 13.7, 31].map((frequency, index) => ({
    frequency,
    phase: random() * 2 * Math.PI,
    size: (rise * (0.6 + random())) / 1.9 ** index,
  }));
  const points = Array.from({ length: 201 }, (_, index) => {
    const x = (index / 200) * width;
    const lift = waves.reduce(
      (sum, { frequency, phase, size }) =>
        sum + size * Math.sin((x / width) * Math.PI * 2 * frequency + phase),
      0,
    );
    return `${x.toFixed(0)} ${(base - Math.abs(lift)).toFixed(1)}`;
  });
  return `M0 ${horizon} L${points.join(' L')} L${width} ${horizon} Z`;
}

function mixed([near, far]: readonly [string, string], nearness: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = [1, 3, 5].map((at) =>
    Math.round(channel(near, at) * nearness + channel(far, at) * (1 - nearness)),
  );
  return `rgb(${mix.join(',')})`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4_294_967_296;
  };
}
