import type { Field } from 'payload';
import { demoEmail, demoRoles } from '../demo-accounts.ts';
import type { CmsEnv } from '../env.ts';
import { type Role, roles } from '../roles.ts';

type Someone = { email?: unknown; role?: unknown };
export type MustEnrol = (person: Someone) => boolean;

/** Demo passwords are public, so a second factor adds nothing there. */
export function mustEnrol(env: Pick<CmsEnv, 'SECOND_FACTOR_FROM' | 'KORB_DEMO'>): MustEnrol {
	const { SECOND_FACTOR_FROM: least, KORB_DEMO: isDemo } = env;
	return ({ email, role }) => {
		if (least === 'nobody') return false;
		const isDemoAccount = demoRoles.map(demoEmail).includes(String(email));
		if (isDemo === '1' && isDemoAccount) return false;
		return roles.indexOf(role as Role) >= roles.indexOf(least);
	};
}

const readOnly = { create: () => false, update: () => false };

export const secondFactorFields = (isDue: MustEnrol): Field[] => [
	{
		name: 'secondFactorSince',
		label: { de: 'Zweiter Faktor seit', en: 'Second factor since' },
		type: 'date',
		access: readOnly,
		admin: { readOnly: true, condition: (person) => Boolean(person['secondFactorSince']) },
	},
	{
		// Read by `hasRole`; part of the session.
		name: 'needsSecondFactor',
		type: 'checkbox',
		virtual: true,
		access: readOnly,
		admin: { hidden: true, disableListColumn: true },
		hooks: {
			afterRead: [({ data }) => !data?.['secondFactorSince'] && isDue(data ?? {})],
		},
	},
	{
		name: 'secondFactor',
		type: 'ui',
		admin: {
			disableListColumn: true,
			components: { Field: '/src/auth/second-factor-field.tsx#SecondFactorField' },
		},
	},
];
