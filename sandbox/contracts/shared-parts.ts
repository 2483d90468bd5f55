import { order, orderEmail } from '../provider/check-order.ts';
import { registrationNumber } from '../sign-ups/business-sign-up-schema.ts';
import { promotion } from '../sign-ups/payment-schema.ts';
import { driverLicence, phone } from '../sign-ups/sign-up-schema.ts';
import { access, countedSite, outgoingAddress, supplyPoints } from '../sign-ups/site-schema.ts';
import { acceptance, leadNumber, ticket } from '../site-api/site-api-schemas.ts';

/** Schemas that contracts use in several places, by their names there. */
const shared: Readonly<Record<string, object>> = {
  Access: access,
  Acceptance: acceptance,
  Address: outgoingAddress,
  CountedSite: countedSite,
  DriverLicence: driverLicence,
  LeadNumber: leadNumber,
  Order: order,
  OrderEmail: orderEmail,
  Phone: phone,
  Promotion: promotion,
  RegistrationNumber: registrationNumber,
  SupplyPoints: supplyPoints,
  Ticket: ticket,
};

/** The paths of a contract and the schemas to which they refer, each written once. */
export function withSharedSchemas(paths: object): object {
  const names = new Map(Object.entries(shared).map(([name, schema]) => [JSON.stringify(schema), name]));
  const used = new Set<string>();
  const write = (value: unknown, own?: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(JSON.stringify(value));
    if (name === undefined || name === own) {
      if (Array.isArray(value)) return value.map((part) => write(part));
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, write(part)]));
    }
    used.add(name);
    return { $ref: `#/components/schemas/${name}` };
  };
  const written = write(paths);
  const schemas: [name: string, schema: unknown][] = [];
  // Grows while it is read: schemas refer to others.
  for (const name of used) schemas.push([name, write(shared[name], name)]);
  schemas.sort(([a], [b]) => (a < b ? -1 : 1));
  return { paths: written, components: { schemas: Object.fromEntries(schemas) } };
}
