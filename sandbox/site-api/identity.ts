/** The credential that this back end accepts. It has no value elsewhere. */
const siteApiUser = { username: 'sandbox-site', password: 'sandbox-site-secret' } as const;

export const siteApiAuthorization = `Basic ${btoa(`${siteApiUser.username}:${siteApiUser.password}`)}`;
