/** The credential that this back end accepts. It has no value elsewhere. */
export const siteApiUser = { username: 'sandbox-site', password: 'sandbox-site-secret' } as const;

export const siteApiAuthorization = `Basic ${btoa(`${siteApiUser.username}:${siteApiUser.password}`)}`;
