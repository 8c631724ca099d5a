import type { Payload } from 'payload';

export const DEMO_PASSWORD = 'korb-demo';
export const demoRoles = ['admin', 'publisher', 'editor'] as const;

export function demoEmail(role: (typeof demoRoles)[number]): string {
	return `${role}@korb.example`;
}

/** A former demo database must not expose a real shop through the documented demo passwords. */
export async function refuseDemoAccounts(payload: Payload, isDemo: boolean): Promise<void> {
	if (isDemo) return;
	const { totalDocs } = await payload.count({
		collection: 'users',
		where: { email: { in: demoRoles.map(demoEmail) } },
	});
	if (totalDocs === 0) return;
	throw new Error(
		`There are ${totalDocs} demo accounts (…@korb.example) in the database. Delete them, or set KORB_DEMO=1.`,
	);
}
