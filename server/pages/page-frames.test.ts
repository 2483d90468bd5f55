import { describe, expect, it } from 'vitest';
import { plainIslands } from '../files/islands/islands.fixture.ts';
import { fillFrame, makeFrame, sizeOfFrame } from './page-frames.ts';
import type { PageToRender } from './rendering/page-to-render.ts';

const page = { themeHtml: '' } as PageToRender;
const html = (body: string) =>
  `<!DOCTYPE html><html><head><title>Bread</title></head><body>${body}</body></html>`;
const place = (name: string) => `<template data-island="journey-form" data-place="${name}"></template>`;
const frameOf = (body: string) => makeFrame(page, async () => html(body), plainIslands);
const rendered = (text: string, titlePrefix = '') => ({
  html: ['<form>', text, '</form>'],
  titlePrefix,
});

describe('the frame of a page', () => {
  it('has the forms of each visitor, and nothing where a form is not given', async () => {
    const frame = await frameOf(`<p>$1 ${place('order/bread')}</p>${place('order/cake')}`);
    for (const visitor of ['Aroha $&', 'Bea']) {
      const forms = new Map([
        ['order/bread', rendered(visitor)],
        ['order/other', rendered('never')],
      ]);
      expect(fillFrame(frame, forms).toString()).toBe(
        `<!DOCTYPE html><html><head><title>Bread</title><script src="/assets/site+journey-form.js"></script></head><body><p>$1 <form>${visitor}</form></p></body></html>`,
      );
    }
  });

  it('holds the islands that are the same for everybody', async () => {
    const frame = await frameOf(
      '<template data-island="chart" data-props="{&quot;bars&quot;:[1]}"></template>',
    );
    expect(frame.slots).toEqual(['title-start']);
    const text = fillFrame(frame, new Map()).toString();
    expect(text).toContain('<body><div>chart {"bars":[1]}</div></body>');
    expect(text).toContain('site+chart.js');
  });

  it('has no script but the one of every page where there are no islands', async () => {
    const text = fillFrame(await frameOf('<p>Hello</p>'), new Map()).toString();
    expect(text).toContain('<head><title>Bread</title><script src="/assets/site.js"></script></head>');
  });

  it('names the category of presses in an island, in its first element', async () => {
    const frame = await frameOf(`<template data-press-category="$&"></template>${place('order/bread')}`);
    const text = fillFrame(frame, new Map([['order/bread', rendered('<form>')]])).toString();
    expect(text).toContain('<body><form data-press-category="$&amp;"><form></form></body>');
  });

  it('has a title of its own for a visitor who has made a mistake', async () => {
    const frame = await frameOf(`<svg><title>A loaf</title></svg>${place('order/bread')}`);
    const shown = fillFrame(frame, new Map([['order/bread', rendered('', 'Error: ')]])).toString();
    expect(shown).toContain('<title>Error: Bread</title>');
    expect(shown).toContain('<title>A loaf</title>');
  });

  it('has the title of the form in which a mistake was made, whichever that is', async () => {
    const frame = await frameOf(`${place('order/bread')}${place('order/cake')}`);
    const forms = new Map([
      ['order/bread', rendered('bread')],
      ['order/cake', rendered('cake', 'Error: ')],
    ]);
    expect(fillFrame(frame, forms).toString()).toContain('<title>Error: Bread</title>');
  });

  it('links the style of the theme in its head', async () => {
    const themed = { ...page, themeHtml: '<link rel="stylesheet" href="/theme.css">' };
    const frame = await makeFrame(themed, async () => html(''), plainIslands);
    expect(fillFrame(frame, new Map()).toString()).toMatch(/<head>.*href="\/theme\.css".*<\/head>/);
  });

  it('takes as many bytes as its texts', async () => {
    const frame = await frameOf('é');
    expect(sizeOfFrame(frame)).toBe(fillFrame(frame, new Map()).length);
  });
});
