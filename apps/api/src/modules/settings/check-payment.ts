import type { SettingInput, SettingProblem } from '@korb/contracts/admin/settings/settings';
import { paymentMethodsPath } from '@korb/domain/tenant/settings';

/** What the schema does not say: no method is offered twice. */
export function listPaymentProblems(changes: readonly SettingInput[]): SettingProblem[] {
	return changes.flatMap(({ path, value }): SettingProblem[] => {
		const isTwice = Array.isArray(value) && new Set(value).size < value.length;
		return path === paymentMethodsPath && isTwice ? [{ path, code: 'invalid' }] : [];
	});
}
