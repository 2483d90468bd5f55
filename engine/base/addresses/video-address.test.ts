import { describe, expect, it } from 'vitest';
import { playerAddress, videoId } from './video-address.ts';

describe('the id of a video', () => {
  it('is the text after v= in its address', () => {
    expect(videoId('https://www.youtube.com/watch?v=abc-123_XYZ')).toBe('abc-123_XYZ');
    expect(videoId('https://www.youtube.com/watch?list=1&v=abc&t=3')).toBe('abc');
  });

  it('is missing when the address has no v=, or none at all', () => {
    expect(videoId('https://youtu.be/abc')).toBeUndefined();
    expect(videoId('https://example.org/?v=')).toBeUndefined();
    expect(videoId(undefined)).toBeUndefined();
  });

  it('holds nothing that could lead a player elsewhere', () => {
    expect(playerAddress(videoId('https://e.org/?v=abc/../../x"onload=') ?? '')).toBe(
      'https://www.youtube-nocookie.com/embed/abc',
    );
  });
});
