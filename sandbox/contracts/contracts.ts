import type { DescribedCall } from '../answers/described-call.ts';
import { orderCalls } from '../provider/check-order.ts';
import { signUpCalls } from '../sign-ups/sign-up-calls.ts';
import { siteApiCalls } from '../site-api/site-api-schemas.ts';
import { withSharedSchemas } from './shared-schemas.ts';

/** The contracts of stand-ins by the name of their service, each as an OpenAPI document. */
export const contracts: Readonly<Record<string, object>> = {
  provider: openApi('Provider', [...Object.values(orderCalls), signUpCalls.provider]),
  'site-api': openApi('Site API', [signUpCalls['site-api'], ...Object.values(siteApiCalls)]),
};

function openApi(title: string, calls: readonly DescribedCall[]): object {
  const json = (schema: object) => ({ 'application/json': { schema } });
  const answer = (schema: object) => ({ description: 'A good answer.', content: json(schema) });
  const paths = Object.fromEntries(
    calls.map(({ path, method, body, answers }) => [
      path,
      {
        [method]: {
          requestBody: { required: true, content: json(body) },
          responses: Object.fromEntries(
            Object.entries(answers).map(([status, schema]) => [status, answer(schema)]),
          ),
        },
      },
    ]),
  );
  return { openapi: '3.1.0', info: { title, version: '1' }, ...withSharedSchemas(paths) };
}
