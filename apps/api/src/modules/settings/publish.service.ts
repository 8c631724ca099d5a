import type { SettingChange, SettingInput } from '@korb/contracts/admin/settings/settings';
import { isSame } from '@korb/domain/tenant/json-pointer';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { listProblems } from './check-settings.ts';
import { applyChanges, toChanges, toReadable } from './settings.mapper.ts';
import { publishConfig } from './settings.sql.ts';

type Publisher = { tenantId: string; staffId: string | null };
type Publication = { changes: SettingInput[]; reason: string | null; restored: number | null };

/** What is published is locked; returns what has changed. */
export async function publish(
	tx: Tx,
	{ tenantId, staffId }: Publisher,
	live: { config: object },
	{ changes, reason, restored }: Publication,
): Promise<SettingChange[]> {
	const effective = checkPublication(live, changes);
	const config = applyChanges(live.config, changes);
	await publishConfig(tx, { tenantId, staffId, config, reason, restored });
	return effective;
}

/** Throws where there is nothing to publish, or where shops could not read it. */
export function checkPublication(
	live: { config: object },
	changes: readonly SettingInput[],
): SettingChange[] {
	const effective = toChanges(toReadable(live.config) ?? {}, changes).filter(
		({ before, after }) => !isSame(before, after),
	);
	if (effective.length === 0) throw refused('nothing', 'This is what is published.');
	const [problem] = listProblems(applyChanges(live.config, changes), changes);
	if (problem) throw refused('invalid', `${problem.path} is not valid.`);
	return effective;
}
