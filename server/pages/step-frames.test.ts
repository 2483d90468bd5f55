import { describe, expect, it } from 'vitest';
import { fillFrame, frameOf, type StepFrame } from './step-frames.ts';

/** An answer of Next's to a page with two forms. */
function answered({ status = 200, nonce = 'b25l+w/k=', html = page(nonce) } = {}): StepFrame | undefined {
  const headers = { link: '</logo.svg>; rel=preload', date: 'yesterday' };
  return frameOf({ status, headers, body: Buffer.from(html) }, nonce);
}

function page(nonce: string): string {
  return `<html><script nonce="${nonce}"></script><p>{nonce} $1 ${mark('order/bread')}</p>${mark('order/cake')}<script nonce="${nonce}"></script></html>`;
}

function mark(place: string): string {
  return `<template data-step="${place}"></template>`;
}

describe('the frame of a step', () => {
  it('has a nonce and forms of its own for each visitor', () => {
    const frame = answered();
    if (frame === undefined) throw new Error('There is no frame.');
    for (const nonce of ['AAAA', 'B+/=']) {
      const forms = new Map([
        ['order/bread', { html: Buffer.from(`<form>${nonce} $&</form>`), titlePrefix: '' }],
        ['order/other', { html: Buffer.from('never'), titlePrefix: '' }],
      ]);
      expect(fillFrame(frame, nonce, forms).toString()).toBe(
        `<html><script nonce="${nonce}"></script><p>{nonce} $1 <form>${nonce} $&</form></p><script nonce="${nonce}"></script></html>`,
      );
    }
  });

  it('has a title of its own for a visitor who has made a mistake', () => {
    const html = `<html><head><title>Bread</title></head><svg><title>A loaf</title></svg>${mark('order/bread')}</html>`;
    const frame = answered({ html });
    if (frame === undefined) throw new Error('There is no frame.');
    const shown = (titlePrefix: string) =>
      fillFrame(
        frame,
        'AAAA',
        new Map([['order/bread', { html: Buffer.from('<form>'), titlePrefix }]]),
      ).toString();
    expect(shown('')).toBe(
      '<html><head><title>Bread</title></head><svg><title>A loaf</title></svg><form></html>',
    );
    expect(shown('Error: ')).toContain('<head><title>Error: Bread</title></head><svg><title>A loaf</title>');
  });

  it('keeps of the headers only what a browser may load early', () => {
    expect(answered()).toMatchObject({ link: '</logo.svg>; rel=preload' });
  });

  it.each([
    ['an answer that says something went wrong', { status: 500 }],
    ['a page that is not complete', { html: '<html>' }],
  ])('is not made of %s', (_, given) => {
    expect(answered(given)).toBeUndefined();
  });
});
