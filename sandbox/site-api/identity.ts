/** The credential this back end knows. It opens nothing. */
export const siteApiUser = { username: 'sandbox-site', password: 'sandbox-site-secret' } as const;

export const siteApiAuthorization = `Basic ${btoa(`${siteApiUser.username}:${siteApiUser.password}`)}`;
