import type { SettingInput, SettingProblem } from '@korb/contracts/admin/settings/settings';
import {
	companyFieldNames,
	companyPath,
	MAX_SHOP_NAME,
	shopNamePath,
} from '@korb/domain/tenant/settings';

const paths = new Set([shopNamePath, ...companyFieldNames.map(companyPath)]);

/** They are in subjects and senders of emails, and on invoices: one line each. */
export function listGeneralProblems(changes: readonly SettingInput[]): SettingProblem[] {
	return changes.flatMap(({ path, value }): SettingProblem[] => {
		if (!paths.has(path) || typeof value !== 'string') return [];
		if (/\p{Cc}/u.test(value) || value !== value.trim()) return [{ path, code: 'invalid' }];
		const isTooLong = path === shopNamePath && value.length > MAX_SHOP_NAME;
		return isTooLong ? [{ path, code: 'tooBig', bound: MAX_SHOP_NAME }] : [];
	});
}
