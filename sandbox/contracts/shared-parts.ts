import { transactionIdParameter } from '../answers/check-call.ts';
import { registryAddress } from '../premises/registry-schemas.ts';
import { identifierParameters, joinParameters, origins } from '../provider/check-headers.ts';
import { order, orderEmail } from '../provider/check-order.ts';
import { link } from '../provider/look-up-calls.ts';
import { failure, foundPoint } from '../provider/supply-point-answer.ts';
import { registrationNumber } from '../sign-ups/business-sign-up-schema.ts';
import { promotion } from '../sign-ups/payment-schema.ts';
import { driverLicence, phone } from '../sign-ups/sign-up-schema.ts';
import { access, countedSite, outgoingAddress, supplyPoints } from '../sign-ups/site-schema.ts';
import { acceptance, leadNumber, ticket } from '../site-api/site-api-schemas.ts';

const [, Brand, JoinApplication, Channel, Sector] = joinParameters('either');
const [, , OrderApplication] = identifierParameters(origins.order);
const [, , AnyApplication, AnyChannel] = identifierParameters();
const [, , , , HomeSector] = joinParameters('home');

/** Parts that contracts use in several places, by their names there. */
const components = {
  parameters: {
    TransactionId: transactionIdParameter,
    Brand,
    JoinApplication,
    OrderApplication,
    AnyApplication,
    Channel,
    AnyChannel,
    Sector,
    HomeSector,
  },
  schemas: {
    Access: access,
    Acceptance: acceptance,
    Address: outgoingAddress,
    CountedSite: countedSite,
    DriverLicence: driverLicence,
    Failure: failure,
    FoundPoint: foundPoint,
    Link: link,
    LeadNumber: leadNumber,
    Order: order,
    OrderEmail: orderEmail,
    Phone: phone,
    Promotion: promotion,
    RegistrationNumber: registrationNumber,
    RegistryAddress: registryAddress,
    SupplyPoints: supplyPoints,
    Ticket: ticket,
  },
};

const shared = Object.entries(components).flatMap(([kind, parts]) =>
  Object.entries(parts).map(([name, part]) => ({ kind, name, part, text: JSON.stringify(part) })),
);
type Shared = (typeof shared)[number];
const byText = new Map(shared.map((each) => [each.text, each]));

/** The paths of a contract and the parts to which they refer, each written once. */
export function withSharedParts(paths: object): object {
  const used = new Set<Shared>();
  const write = (value: unknown, own?: Shared): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const found = byText.get(JSON.stringify(value));
    if (found !== undefined && found !== own) {
      used.add(found);
      return { $ref: `#/components/${found.kind}/${found.name}` };
    }
    if (Array.isArray(value)) return value.map((part) => write(part));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, write(part)]));
  };
  const written = write(paths);
  const parts = new Map<Shared, unknown>();
  // Grows while it is read: parts refer to others.
  for (const each of used) parts.set(each, write(each.part, each));
  const ofKind = (kind: string) =>
    shared.flatMap((each) => (each.kind === kind && parts.has(each) ? [[each.name, parts.get(each)]] : []));
  const kinds = Object.keys(components).flatMap((kind) => {
    const own = ofKind(kind);
    return own.length > 0 ? [[kind, Object.fromEntries(own)]] : [];
  });
  return { paths: written, ...(kinds.length > 0 && { components: Object.fromEntries(kinds) }) };
}
