import type { OperationRequest } from '#engine';
import {
  type Credentials,
  type HeaderProfile,
  type IdentifierName,
  identifierNames,
} from '../services/service.ts';
import { basicAuthorization } from './basic-authorization.ts';

export interface CallIdentity {
  readonly transactionId: string;
  /** Absent for calls that no request has asked for. */
  readonly requestId?: string;
  /** Of the span of the call, where it is traced. */
  readonly traceparent?: string;
  /** Absent for services without a token. */
  readonly accessToken?: string;
}

/** The headers of one call: the profile's, with the identifiers of the call over the usual ones. */
export function callHeaders(
  request: Pick<OperationRequest, 'headers' | 'body'>,
  profile: HeaderProfile,
  credentials: Credentials,
  { transactionId, requestId, traceparent, accessToken }: CallIdentity,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    // A compressed body could unfold past the cap.
    'accept-encoding': 'identity',
  };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (accessToken !== undefined) headers.authorization = `Bearer ${accessToken}`;
  if (credentials.kind === 'basic') {
    headers.authorization = basicAuthorization(credentials.user, credentials.password);
  }
  if (profile.transactionId) headers[profile.transactionId] = transactionId;
  if (profile.requestId && requestId !== undefined) headers[profile.requestId] = requestId;
  if (profile.requestId && traceparent !== undefined) headers.traceparent = traceparent;
  if (credentials.kind === 'client') {
    if (profile.clientId) headers[profile.clientId] = credentials.clientId;
    if (profile.clientSecret) headers[profile.clientSecret] = credentials.clientSecret;
  }
  const own: Readonly<Partial<Record<IdentifierName, string>>> = request.headers;
  for (const name of identifierNames) {
    const identifier = profile.identifiers[name];
    const value = own[name] ?? identifier?.value;
    if (identifier && value !== undefined) headers[identifier.header] = value;
  }
  return headers;
}
