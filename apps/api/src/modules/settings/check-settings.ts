import type { SettingInput, SettingProblem } from '@korb/contracts/admin/settings/settings';
import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { toPointer } from '@korb/domain/tenant/json-pointer';
import type { z } from 'zod';
import { listGeneralProblems } from './check-general.ts';
import { listPathProblems } from './check-paths.ts';
import { listPaymentProblems } from './check-payment.ts';
import { listThemeProblems } from './check-theme.ts';

/** By the schema with which shops read the configuration, so that what is published is readable. */
export function listProblems(config: object, changes: readonly SettingInput[]): SettingProblem[] {
	const { data, error } = StoredTenantConfig.safeParse(config);
	if (!data) return error.issues.map(toProblem);
	return [
		...listGeneralProblems(changes),
		...listPathProblems(data, changes),
		...listPaymentProblems(changes),
		...listThemeProblems(data.themeConfig, changes),
	];
}

function toProblem(issue: z.core.$ZodIssue): SettingProblem {
	const path = toPointer(issue.path);
	if (issue.code === 'too_small') return { path, code: 'tooSmall', bound: Number(issue.minimum) };
	if (issue.code === 'too_big') return { path, code: 'tooBig', bound: Number(issue.maximum) };
	return { path, code: 'invalid' };
}
