import { Hono } from 'hono';
import { refusal, refuse } from '../answers/check-call.ts';
import type { SandboxEnv } from '../service.ts';
import { answerSignUp, signUpCheck } from '../sign-ups/answer-sign-up.ts';
import { isOfBusiness } from '../sign-ups/check-sign-up.ts';
import { signUpCalls } from '../sign-ups/sign-up-calls.ts';
import type { SandboxState } from '../state/state.ts';
import { cardSessionRoutes } from './card-session-routes.ts';
import { checkCredentials, checkIdentifiers, identity } from './check-headers.ts';
import { lookUpCalls, plate as plateSchema } from './look-up-calls.ts';
import { offerRoutes } from './offer-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { checkJoinCall, readJoinCall } from './read-join-call.ts';
import { shareRoutes } from './shares/share-feed.ts';
import { supplyPointRoutes } from './supply-point-routes.ts';

/** A car in the register of motor vehicles. */
export interface Vehicle {
  readonly plate: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** Absent for a car without a recorded colour. */
  readonly colour?: string;
  readonly isEligibleForEv: boolean;
}

type Row = readonly [
  plate: string,
  make: string,
  model: string,
  year: number,
  colour: string | undefined,
  eligible: boolean,
];

const rows: readonly Row[] = [
  ['EVBLAK', 'Tesla', 'Model 3', 2023, 'Black', true],
  ['EVBLUE', 'Nissan', 'Leaf', 2019, 'Blue', true],
  ['EVGREN', 'MG', 'ZS EV', 2022, 'Green', true],
  ['EVGREY', 'Hyundai', 'Kona Electric', 2021, 'Grey', true],
  ['EVRED', 'BYD', 'Dolphin', 2024, 'Red', true],
  ['EVSILV', 'Kia', 'EV6', 2022, 'Silver', true],
  ['EVWHIT', 'Polestar', '2', 2023, 'White', true],
  ['EVORNG', 'BMW', 'i3', 2018, 'Orange', true],
  ['EVNONE', 'Renault', 'Zoe', 2017, undefined, true],
  ['PHEV1', 'Mitsubishi', 'Outlander PHEV', 2020, 'White', true],
  ['PETROL', 'Toyota', 'Corolla', 2015, 'Silver', false],
  ['DIESEL', 'Ford', 'Ranger', 2018, 'Blue', false],
  ['HYBRID', 'Toyota', 'Aqua', 2014, 'Red', false],
];

export const vehicles: readonly Vehicle[] = rows.map(
  ([plate, make, model, year, colour, isEligibleForEv]) => ({
    plate,
    make,
    model,
    year,
    ...(colour !== undefined && { colour }),
    isEligibleForEv,
  }),
);

const byPlate = new Map(vehicles.map((vehicle) => [vehicle.plate, vehicle]));

/** Finds a car by its plate, in upper or lower case. */
function vehicleOf(plate: string): Vehicle | undefined {
  return byPlate.get(plate.toUpperCase());
}

const basicAuthorization = `Basic ${btoa(`${identity.clientId}:${identity.clientSecret}`)}`;

/** Pages whose chat is never staffed. */
const silentPages: ReadonlySet<string> = new Set(['closed']);

export function providerRoutes(state: SandboxState): Hono<SandboxEnv> {
  const { tokens } = state;
  const routes = new Hono<SandboxEnv>();

  routes.post('/oauth2/token', async (context) => {
    context.header('cache-control', 'no-store');
    if (context.req.header('authorization') !== basicAuthorization) {
      context.header('www-authenticate', 'Basic realm="sandbox"');
      return refuse(context, refusal(401, 'CLIENT_UNKNOWN', 'authorization', 'Basic auth failed.'));
    }
    const form = new URLSearchParams(await context.req.text());
    if (form.get('grant_type') !== 'client_credentials') {
      return refuse(context, refusal(400, 'GRANT_UNKNOWN', 'grant_type', 'Expected client_credentials.'));
    }
    return context.json(tokens.issue());
  });

  routes.get(lookUpCalls.chatStatus.path, (context) => {
    const { headers } = context.req.raw;
    const refused = checkCredentials(headers, tokens) ?? checkIdentifiers(headers);
    if (refused) return refuse(context, refused);
    const pageId = context.req.query('pageId') ?? '';
    if (pageId === '') return refuse(context, refusal(400, 'PAGE_MISSING', 'pageId', 'A page id is needed.'));
    return context.json({ active: !silentPages.has(pageId) });
  });

  for (const part of [
    orderRoutes,
    supplyPointRoutes,
    offerRoutes,
    vehicleRoutes,
    signUpRoutes,
    cardSessionRoutes,
    shareRoutes,
  ]) {
    routes.route('/', part(state));
  }
  return routes;
}

function signUpRoutes(state: SandboxState): Hono<SandboxEnv> {
  const check = signUpCheck(state);
  const routes = new Hono<SandboxEnv>();
  routes.post(signUpCalls.provider.path, async (context) =>
    answerSignUp(
      context,
      'provider',
      await readJoinCall(context, state.tokens, check, (body) => (isOfBusiness(body) ? 'business' : 'home')),
      state,
    ),
  );
  return routes;
}

const plateShape = new RegExp(plateSchema.pattern);

function vehicleRoutes({ tokens }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get(lookUpCalls.vehicle.path, (context) => {
    const refused = checkJoinCall(context, tokens);
    if (refused) return refuse(context, refused);
    const plate = context.req.query('plate') ?? '';
    if (!plateShape.test(plate)) {
      const what = `Expected up to six letters and digits, found "${plate}".`;
      return refuse(context, refusal(400, 'PLATE_INVALID', 'plate', what));
    }
    const vehicle = vehicleOf(plate);
    if (!vehicle) return refuse(context, refusal(404, 'PLATE_UNKNOWN', 'plate', 'No car bears this plate.'));
    return context.json(vehicle);
  });

  return routes;
}
