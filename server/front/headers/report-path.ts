/** Where browsers report what the content security policy has kept from a page. */
export const reportPath = '/api/content-security-reports';

/** Names the place for the `report-to` of the policy. */
export const reportingEndpoints = `security="${reportPath}"`;
