/** Path to which browsers report violations of the content security policy. */
export const reportPath = '/api/content-security-reports';

/** Defines the endpoint that the policy's `report-to` names. */
export const reportingEndpoints = `security="${reportPath}"`;
