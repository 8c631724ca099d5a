import type { CollectionConfig, PayloadRequest } from 'payload';
import { hasRole, isAdmin, isEditor } from '../access.ts';
import { limitSignIn } from '../auth/limit-tries.ts';
import {
	endSessions,
	LINK_MS,
	newPasswordEndpoints,
	noteNewPassword,
} from '../auth/new-password.ts';
import { countCodes, requireSecondFactor } from '../auth/second-factor-at-login.ts';
import { secondFactorEndpoints } from '../auth/second-factor-endpoints.ts';
import { type MustEnrol, secondFactorFields } from '../auth/second-factor-fields.ts';
import { requireStrongPassword } from '../auth/strong-password.ts';
import { groups } from '../groups.ts';
import { choiceLabel, fieldLabel, inLanguageOf } from '../labels.ts';
import { roles } from '../roles.ts';

type UserSettings = { publicUrl: string; mustEnrol: MustEnrol };

export const users = ({ publicUrl, mustEnrol }: UserSettings): CollectionConfig => ({
	slug: 'users',
	labels: { singular: { de: 'Person', en: 'User' }, plural: { de: 'Personen', en: 'Users' } },
	auth: {
		tokenExpiration: 8 * 60 * 60,
		maxLoginAttempts: 5,
		lockTime: 10 * 60 * 1000,
		cookies: { sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
		forgotPassword: { expiration: LINK_MS },
	},
	admin: {
		group: groups.people,
		description: {
			de: 'Redaktion schreibt Entwürfe, Freigabe veröffentlicht, Verwaltung lässt andere herein.',
			en: 'Editors write drafts, publishers publish, administrators let others in.',
		},
		useAsTitle: 'email',
		defaultColumns: ['email', 'role', 'tenants', 'secondFactorSince', 'updatedAt'],
	},
	access: {
		read: ({ req }) =>
			hasRole(req.user, 'admin') || (req.user ? { id: { equals: req.user.id } } : false),
		create: isAdmin,
		update: ({ req }) =>
			hasRole(req.user, 'admin') || (req.user ? { id: { equals: req.user.id } } : false),
		delete: isAdmin,
		unlock: isAdmin,
		// Every signed-in user, because a required second factor is set up in the admin.
		admin: ({ req }) => req.user !== null,
	},
	fields: [
		{
			name: 'role',
			label: fieldLabel('role'),
			type: 'select',
			required: true,
			defaultValue: 'editor',
			saveToJWT: true,
			options: roles.map((value) => ({ value, label: choiceLabel(value) })),
			access: {
				create: ({ req }) => hasRole(req.user, 'admin'),
				update: ({ req }) => hasRole(req.user, 'admin'),
			},
		},
		...secondFactorFields(mustEnrol),
	],
	hooks: {
		beforeOperation: [limitSignIn, noteNewPassword, requireStrongPassword, countCodes],
		beforeLogin: [requireSecondFactor],
		afterLogin: [endSessions],
	},
	// On an empty database this endpoint would make anyone an administrator. `pnpm cms admin` creates
	// the first one.
	endpoints: [
		...newPasswordEndpoints(publicUrl),
		...secondFactorEndpoints,
		{
			path: '/first-register',
			method: 'post',
			handler: () => Response.json({ errors: [{ message: 'Not here.' }] }, { status: 404 }),
		},
	],
});

export const tenants: CollectionConfig = {
	slug: 'tenants',
	labels: { singular: { de: 'Geschäft', en: 'Shop' }, plural: { de: 'Geschäfte', en: 'Shops' } },
	admin: {
		group: groups.people,
		description: {
			de: 'Für wen hier geschrieben wird. Ein Geschäft selbst entsteht in seiner Datenbank, nicht hier.',
			en: 'For whom people write here. A shop itself is made in its own database, not here.',
		},
		useAsTitle: 'name',
		defaultColumns: ['name', 'tenantId', 'previewUrl'],
	},
	access: { read: isEditor, create: isAdmin, update: isAdmin, delete: isAdmin },
	fields: [
		{ name: 'name', label: fieldLabel('name'), type: 'text', required: true },
		{
			name: 'tenantId',
			label: fieldLabel('tenantId'),
			type: 'text',
			required: true,
			unique: true,
			admin: {
				description: {
					de: 'Wie das Geschäft in seiner eigenen Datenbank heißt.',
					en: 'What the shop is called in its own database.',
				},
			},
			validate: (value: unknown, { req }: { req: PayloadRequest }) =>
				/^[a-z][a-z0-9-]{1,30}$/.test(String(value)) ||
				inLanguageOf(req, {
					de: 'Kleine Buchstaben von a bis z, Ziffern und Bindestriche.',
					en: 'Small letters from a to z, digits and hyphens.',
				}),
		},
		{
			name: 'previewUrl',
			label: { de: 'Adresse für die Vorschau', en: 'Address for previews' },
			type: 'text',
			admin: {
				placeholder: 'https://…',
				description: {
					de: 'Wo Entwürfe gezeigt werden und wohin der Schreibtisch führt.',
					en: 'Where drafts are shown and where the first page leads.',
				},
			},
		},
	],
};
