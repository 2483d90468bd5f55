/** Lets the built Next render pages of an invented site, and prints the results as JSON. */
import createNext from 'next';
import { compileRelease } from '#engine';
import { type PageToRender, renderWithNext, sha256 } from '#server';
import { bakery } from '../../../server/pages/bakery.fixture.ts';

const release = compileRelease(bakery, sha256);
const page = release.pages.get('/order')?.page ?? release.notFoundPage.page;
const content = { items: () => [], count: () => 0, itemPath: () => undefined, trail: [] };
const whole: PageToRender = {
  shown: { page, release, content, head: [], titlePrefix: '', year: 2030, thirdParties: [] },
  linkPictures: (value) => value,
  renderExtension: () => undefined,
  themeHtml: '',
  buildId: 'b1',
  preview: false,
  exitPreview: true,
  problems: [],
  times: [],
  explained: [],
};
/** A page that no release contains: its component throws. */
const broken = {
  ...whole,
  shown: { ...whole.shown, page: { ...page, zones: {} } },
} as unknown as PageToRender;

const next = createNext({ dev: false, dir: process.cwd(), hostname: 'localhost', port: 0 });
await next.prepare();
const render = renderWithNext(next.getRequestHandler());
const outcome = (asked: PageToRender) => render(asked).catch((error: Error) => error.message);
const outcomes = { whole: await outcome(whole), broken: await outcome(broken) };
process.stdout.write(`\n${JSON.stringify(outcomes)}`);
process.exit();
