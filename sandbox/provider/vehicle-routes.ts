import { Hono } from 'hono';
import { refusal, refuse } from '../answers/refusal.ts';
import type { SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { checkJoinCall } from './read-join-call.ts';
import { vehicleOf } from './vehicles.ts';

const plateShape = /^[A-Za-z0-9]{1,6}$/;

export function vehicleRoutes({ tokens }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/vehicle/registration', (context) => {
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
