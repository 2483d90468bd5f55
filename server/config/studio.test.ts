import { expect, it } from 'vitest';
import { studioSetting } from './studio.ts';

it.each([
  ['off', { kind: 'off' }],
  ['on', { kind: 'with-site' }],
  ['alone', { kind: 'alone' }],
  [
    'https://Studio.example.nz',
    { kind: 'host', origin: 'https://studio.example.nz', host: 'studio.example.nz' },
  ],
  ['http://localhost:3001/', { kind: 'host', origin: 'http://localhost:3001', host: 'localhost:3001' }],
])('reads %s', (text, value) => {
  expect(studioSetting.read(text)).toEqual({ value });
});

it.each(['yes', 'studio.example.nz', 'ftp://a.nz', 'https://a.nz/studio', 'https://ann:b@a.nz', 'https://'])(
  'refuses %s',
  (text) => {
    expect(studioSetting.read(text)).toHaveProperty('mistake');
  },
);
