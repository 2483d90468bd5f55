import type { Setting } from './setting.ts';

export const thirdPartySetting: Setting<string | undefined> = {
  variable: 'WAYMARK_THIRD_PARTY_STAND_IN',
  fallback: '',
  read: (text) => {
    if (text === '') return { value: undefined };
    if (/^https?:\/\/[^\s?#/]+(\/[^\s?#/]+)*$/.test(text)) return { value: text };
    return { mistake: 'is no http or https address without a slash at its end.' };
  },
  meaning:
    'Address, as browsers reach it, that serves the scripts of all third parties instead of them, each under its host. ' +
    'Where it is not set, the sandbox does if it is on.',
};

/** Where the scripts of third parties come from instead; undefined if from themselves. */
export function standInOrSandbox(
  standIn: string | undefined,
  sandboxUrl: string,
  hasSandbox: boolean,
): string | undefined {
  return standIn ?? (hasSandbox ? `${sandboxUrl}/third-parties` : undefined);
}
