/**
 * A stand-in for the appointment book of the clinics. `npm start` starts it; it forgets everything when it stops.
 * `PUT /_control/faults` makes it fail: {"faults": [{"path": "/bookings", "kind": "status", "status": 500, "times": 1}]}.
 */
import { createServer } from 'node:http';
import { control, note, takeFault } from './faults.js';
import { freeTimes, hashOf } from './times.js';

const chairs = 8;
const bookings = new Map();
const answered = new Map();
const percents = { tui: 60, 'southern-mutual': 75, harbour: 50 };

const routes = [
  [
    'GET',
    /^\/clinics\/([\w-]+)\/times$/,
    ({ found: [clinic], query }) => [200, { times: timesOf(clinic, query.treatment?.[0]) }],
  ],
  ['POST', /^\/cover-checks$/, ({ body }) => coverOf(body)],
  ['POST', /^\/bookings$/, ({ body }) => book(body)],
  [
    'POST',
    /^\/patients$/,
    ({ body }) => [201, { number: `KP-${100 + (hashOf(JSON.stringify(body)) % 900)}` }],
  ],
  // The clinic's post: what it would send can be read back at `/_control`.
  ['POST', /^\/messages$/, () => [202, {}]],
  ['POST', /^\/bookings\/search$/, ({ body }) => search(body)],
  [
    'POST',
    /^\/bookings\/([\w-]+)\/cancellation$/,
    ({ found: [number] }) => [bookings.delete(number) ? 200 : 404, {}],
  ],
];

/** A time is free until every chair of the clinic is taken. */
function timesOf(clinic, treatment) {
  const there = [...bookings.values()].filter((booking) => booking.clinic === clinic);
  return freeTimes(clinic, treatment).filter(
    ({ id }) => there.filter(({ time }) => time === id).length < chairs,
  );
}

/** No insurer knows a number that ends in 0. */
function coverOf({ insurer, member }) {
  return member.endsWith('0') || percents[insurer] === undefined
    ? [404, {}]
    : [200, { percent: percents[insurer] }];
}

function book(body) {
  const free = timesOf(body.clinic, body.treatment).find(({ id }) => id === body.time);
  if (free === undefined) return [409, { message: 'This time is taken.' }];
  // The same booking has the same number, so that visits can be compared.
  const number = `KD-${1000 + (hashOf(JSON.stringify(body)) % 9000)}`;
  bookings.set(number, { ...body, ...free, number });
  return [201, { number }];
}

function search({ number, email }) {
  const booking = bookings.get(number);
  if (booking?.contact.email.toLowerCase() !== email.toLowerCase()) return [404, {}];
  const { clinic, treatment, day, at } = booking;
  return [200, { number, clinic, treatment, day, at }];
}

/** A call that has been answered is answered in the same way when it is repeated. */
function answer(request, path, query, body) {
  const id = request.headers['x-transaction-id'];
  const known = id && answered.get(`${path} ${id}`);
  if (known) return known;
  for (const [method, pattern, respond] of routes) {
    const found = pattern.exec(path);
    if (request.method !== method || found === null) continue;
    const made = respond({ found: found.slice(1), query, body });
    if (id && method === 'POST' && made[0] < 400) answered.set(`${path} ${id}`, made);
    return made;
  }
  return [404, { message: `There is no ${request.method} ${path}.` }];
}

async function readBody(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const send = ([status, body]) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const body = await readBody(request);
  const { method } = request;
  if (pathname.startsWith('/_control'))
    return send(control(method, pathname.slice('/_control'.length), body));
  if (!pathname.startsWith('/appointments/'))
    return send([404, { message: 'There is one service: /appointments.' }]);
  const path = pathname.slice('/appointments'.length);
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]]));
  note({ service: 'appointments', method, path, headers: request.headers, query, body });
  const fault = takeFault(path);
  if (fault?.kind === 'status') return send([fault.status, {}]);
  const made = answer(request, path, query, body);
  // The call is done, and nobody hears of it.
  if (fault?.kind === 'lost-answer') return response.destroy();
  return send(made);
});

const port = Number(process.env.SANDBOX_PORT ?? 4600);
server.listen(port, '127.0.0.1', () => console.log(`The appointment book is at http://127.0.0.1:${port}`));
