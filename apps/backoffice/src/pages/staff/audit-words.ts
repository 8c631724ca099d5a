import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { useMessages } from '../../platform/i18n/locale.tsx';
import type { AuditWords } from './describe-change.ts';

const fields: Record<string, BackofficeMessageKey> = {
	amount: 'audit.field.amount',
	creditNote: 'audit.field.creditNote',
	email: 'signIn.email',
	isActive: 'staff.isActive',
	name: 'staff.name',
	reason: 'audit.field.reason',
	roles: 'staff.roles',
	status: 'audit.field.status',
	units: 'staff.units',
};

const values: Record<string, Record<string, BackofficeMessageKey>> = {
	isActive: { true: 'audit.yes', false: 'audit.no' },
	roles: {
		dispatcher: 'role.dispatcher',
		editor: 'role.editor',
		manager: 'role.manager',
		picker: 'role.picker',
		service: 'role.service',
	},
	reason: {
		goodwill: 'refund.reason.goodwill',
		missing: 'refund.reason.missing',
		price: 'refund.reason.price',
		quality: 'refund.reason.quality',
		wrong: 'refund.reason.wrong',
	},
	status: { CANCELLED: 'status.CANCELLED' },
};

export function auditWords(t: ReturnType<typeof useMessages>): AuditWords {
	const say = (key: BackofficeMessageKey | undefined, name: string) => (key ? t(key) : name);
	return {
		// Ids tell people nothing.
		field: (name) => (name.endsWith('Id') ? null : say(fields[name], name)),
		value: (name, value) => say(values[name]?.[value], value),
	};
}
