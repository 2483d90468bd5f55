import { Hono } from 'hono';
import type { SandboxEnv } from '../service.ts';
import { answerSignUp, signUpCheck } from '../sign-ups/answer-sign-up.ts';
import { isOfBusiness } from '../sign-ups/check-sign-up.ts';
import type { SandboxState } from '../state/state.ts';
import { readJoinCall } from './read-join-call.ts';

export function signUpRoutes(state: SandboxState): Hono<SandboxEnv> {
  const check = signUpCheck(state);
  const routes = new Hono<SandboxEnv>();
  routes.post('/servicerequest/onlinesignup', async (context) =>
    answerSignUp(
      context,
      'provider',
      await readJoinCall(context, state.tokens, check, (body) => (isOfBusiness(body) ? 'business' : 'home')),
      state,
    ),
  );
  return routes;
}
