import type { AdminRule } from './admin-rule.testing.ts';

export const undoRules: Record<string, AdminRule> = {
	// Somebody else has changed it.
	'POST /admin/undo/{undoId}': { access: 'changes.undo', status: 404 },
};
