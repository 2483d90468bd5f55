import { addressCalls } from '../addresses/address-calls.ts';
import { transactionIdParameter } from '../answers/check-call.ts';
import type { DescribedCall } from '../answers/described-call.ts';
import { summaryCall } from '../hydro/summary-call.ts';
import { headerNames, joinParameters, origins } from '../provider/check-headers.ts';
import { orderCalls } from '../provider/check-order.ts';
import { lookUpCalls } from '../provider/look-up-calls.ts';
import { shareCalls } from '../provider/shares/share-calls.ts';
import { signUpCalls } from '../sign-ups/sign-up-calls.ts';
import { siteApiCalls } from '../site-api/site-api-schemas.ts';
import { withSharedParts } from './shared-parts.ts';

/** The contract of a stand-in. */
interface Contract {
  readonly openapi: object;
  /** Headers that the configuration of the site sends with every call, each with its value where that is fixed. */
  readonly configuredHeaders?: Readonly<Record<string, string | true>>;
}

/** The contracts of stand-ins by the name of their service. */
export const contracts: Readonly<Record<string, Contract>> = {
  'address-finder': { openapi: openApi('Address finder', Object.values(addressCalls)) },
  monitoring: { openapi: openApi('Monitoring', [summaryCall]) },
  provider: {
    openapi: openApi('Provider', [
      ...Object.values(orderCalls),
      { ...signUpCalls.provider, parameters: joinParameters('either') },
      ...Object.values(lookUpCalls),
      ...Object.values(shareCalls),
    ]),
    configuredHeaders: {
      [transactionIdParameter.name]: true,
      [headerNames.brand]: true,
      [headerNames.application]: origins.join.application,
      [headerNames.channel]: origins.join.channel,
    },
  },
  'site-api': {
    openapi: openApi('Site API', [
      { ...signUpCalls['site-api'], parameters: [transactionIdParameter] },
      ...Object.values(siteApiCalls),
    ]),
    configuredHeaders: { [transactionIdParameter.name]: true },
  },
};

function openApi(title: string, calls: readonly DescribedCall[]): object {
  const paths: Record<string, object> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  return { openapi: '3.1.0', info: { title, version: '1' }, ...withSharedParts(paths) };
}

function operation({ parameters, body, answers, answersInXml }: DescribedCall): object {
  const json = (schema: object) => ({ 'application/json': { schema } });
  const content = (schema: object) =>
    answersInXml ? { 'application/xml': { 'x-waymark-read-as': schema } } : json(schema);
  return {
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, schema]) => [
        status,
        { description: 'A good answer.', content: content(schema) },
      ]),
    ),
  };
}
