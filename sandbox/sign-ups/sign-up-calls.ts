import type { CallWithBody } from '../answers/described-call.ts';
import { closedObject } from '../schema-shapes.ts';
import { businessSignUpSchema } from './business-sign-up-schema.ts';
import { signUpSchema } from './sign-up-schema.ts';

const text = { type: 'string' };

function signUpCall(path: string): CallWithBody {
  return {
    method: 'post',
    path,
    body: { oneOf: [signUpSchema, businessSignUpSchema] },
    answers: { 201: closedObject({ signUpNumber: text, transactionId: text, status: text }) },
  };
}

/** Both routes accept the sign-up of a home and of a business. */
export const signUpCalls = {
  provider: signUpCall('/servicerequest/onlinesignup'),
  'site-api': signUpCall('/api/onlinesignup/createonlinesignup'),
} as const;
