import { type Reading, words } from './setting.ts';

/** Host names with an optional port; an empty list allows every host. */
export function readPublicHosts(text: string): Reading<readonly string[]> {
  const hosts = words(text.toLowerCase());
  const wrong = hosts.find((host) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(host));
  if (wrong === undefined) return { value: hosts };
  return { mistake: `holds "${wrong}"; expected host names such as www.example.org, without a scheme.` };
}
