import { describe, expect, it } from 'vitest';
import { thirdPartiesAt } from './third-parties.ts';

const chat = {
  name: 'live-chat',
  script: 'https://chat.example/v1/a.js',
  connectsTo: ['https://api.chat.example', 'wss://chat.example'],
  frames: [],
} as const;

describe('third parties', () => {
  it('are where the site document says', () => {
    expect(thirdPartiesAt(undefined, [chat])).toEqual([chat]);
  });

  it('are at a stand-in, under the names of their hosts', () => {
    expect(thirdPartiesAt('http://localhost:4600/third-parties', [chat])).toEqual([
      {
        name: 'live-chat',
        script: 'http://localhost:4600/third-parties/chat.example/v1/a.js',
        connectsTo: ['http://localhost:4600'],
        frames: [],
      },
    ]);
  });
});
