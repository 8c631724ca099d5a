import type { CookieGroup } from '@korb/domain/customer/consent';
import { readCookie } from '../../platform/storage/read-cookie.ts';
import { writeCookie } from '../../platform/storage/write-cookie.ts';

const COOKIE = 'consent';
const MAX_AGE_MS = 180 * 24 * 3600 * 1000;

/** The optional groups; strictly necessary cookies cannot be declined. */
export const optionalGroups = ['C0002', 'C0004', 'C0007'] as const satisfies CookieGroup[];

/** The groups allowed on an earlier visit; null without an earlier decision. */
export function readChoice(jar?: { cookie: string }): string[] | null {
	const stored = readCookie(COOKIE, jar);
	return stored?.startsWith('C0001') ? stored.split('.') : null;
}

export function writeChoice(groups: readonly string[], jar?: { cookie: string }): void {
	writeCookie(COOKIE, ['C0001', ...groups].join('.'), { maxAgeMs: MAX_AGE_MS }, jar);
}
