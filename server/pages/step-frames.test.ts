import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fillFrame, frameOf, type StepFrame } from './step-frames.ts';

/** An answer of Next's to a page with two forms. */
function answered({ status = 200, nonce = 'b25l+w/k=', html = page(nonce) } = {}): StepFrame | undefined {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', `script-src 'self' 'nonce-${nonce}'`);
  response.setHeader('x-middleware-rewrite', '/live/order');
  response.setHeader('date', 'yesterday');
  return frameOf(response, html);
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
        ['order/bread', Buffer.from(`<form>${nonce} $&</form>`)],
        ['order/other', Buffer.from('never')],
      ]);
      const { headers, html } = fillFrame(frame, nonce, forms);
      expect(html.toString()).toBe(
        `<html><script nonce="${nonce}"></script><p>{nonce} $1 <form>${nonce} $&</form></p><script nonce="${nonce}"></script></html>`,
      );
      expect(headers['content-security-policy']).toBe(`script-src 'self' 'nonce-${nonce}'`);
    }
  });

  it('keeps of the headers what says something about the page', () => {
    expect(Object.keys(answered()?.headers ?? {})).toEqual(['content-type', 'content-security-policy']);
  });

  it.each([
    ['an answer that says something went wrong', { status: 500 }],
    ['a page that is not complete', { html: '<html>' }],
  ])('is not made of %s', (_, given) => {
    expect(answered(given)).toBeUndefined();
  });
});
