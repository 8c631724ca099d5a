import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { useMessages } from '../../platform/i18n/locale.tsx';
import type { Weekday } from '../../session/use-weekdays.ts';
import type { SettingWords } from '../../settings/setting-words.ts';
import { orderEvents } from '../order/timeline-events.ts';
import { allergens, labels } from '../product/edit/choices.ts';
import type { AuditWords } from './describe-change.ts';

const productFields = {
	allergens: 'import.field.allergens',
	brand: 'import.field.brand',
	categories: 'import.field.categories',
	contentText: 'import.field.contentText',
	depositCents: 'import.field.depositCents',
	description: 'import.field.description',
	ingredients: 'import.field.ingredients',
	keywords: 'import.field.keywords',
	labels: 'import.field.labels',
	maxQuantity: 'import.field.maxQuantity',
	minimumAge: 'import.field.minimumAge',
	netContent: 'import.field.netContent',
	nutrition: 'import.field.nutrition',
	origin: 'import.field.origin',
	originText: 'import.field.originText',
	preparation: 'import.field.preparation',
	producer: 'import.field.producer',
	storage: 'import.field.storage',
} as const;

const fields: Record<string, BackofficeMessageKey> = {
	...productFields,
	account: 'settings.accountName',
	amount: 'audit.field.amount',
	applyAt: 'audit.field.applyAt',
	appointables: 'audit.field.appointables',
	capacity: 'windows.places',
	city: 'stores.city',
	closed: 'audit.field.closed',
	closedReason: 'audit.field.closedReason',
	audience: 'codes.audience',
	availability: 'audit.field.availability',
	base: 'orders.views.base',
	creditNote: 'audit.field.creditNote',
	customers: 'nav.customers',
	deletionAt: 'audit.field.deletionAt',
	day: 'audit.field.day',
	declined: 'audit.field.declined',
	deleted: 'audit.field.deleted',
	device: 'audit.field.device',
	email: 'signIn.email',
	ends: 'templates.ends',
	endsAt: 'codes.ends',
	endsOn: 'promotions.lastDay',
	fee: 'windows.fee',
	file: 'audit.field.file',
	freeFromCents: 'audit.field.freeFromCents',
	fulfilment: 'codes.fulfilment',
	greenReduction: 'windows.green',
	held: 'audit.field.held',
	host: 'settings.webhookHost',
	includesHeld: 'audit.field.includesHeld',
	isActive: 'staff.isActive',
	isDefault: 'areas.isDefault',
	isOncePerCustomer: 'codes.once',
	isShared: 'orders.views.isShared',
	isUndo: 'audit.field.isUndo',
	isTest: 'settings.accountTest',
	kind: 'codes.gives',
	leadMinutes: 'windows.lead',
	lines: 'audit.field.lines',
	maxUses: 'codes.maxUses',
	minOrderCents: 'audit.field.minOrderCents',
	minOrderValueCents: 'audit.field.minOrderValueCents',
	name: 'staff.name',
	orders: 'audit.field.orders',
	percentOff: 'promotions.percentOff',
	person: 'audit.field.person',
	phoneNumber: 'stores.phoneNumber',
	points: 'audit.field.points',
	position: 'stores.position',
	postalCodes: 'areas.postalCodes',
	priceCents: 'audit.field.priceCents',
	priority: 'areas.priority',
	provider: 'settings.provider',
	publishAt: 'audit.field.publishAt',
	prices: 'promotions.prices',
	reason: 'audit.field.reason',
	region: 'audit.field.region',
	regions: 'promotions.regions',
	roles: 'staff.roles',
	scope: 'audit.field.scope',
	sort: 'orders.sort',
	squareKilometres: 'audit.field.squareKilometres',
	starts: 'templates.starts',
	startsAt: 'codes.starts',
	startsOn: 'promotions.firstDay',
	status: 'audit.field.status',
	stock: 'audit.field.stock',
	street: 'stores.address',
	surchargeCents: 'audit.field.surchargeCents',
	terms: 'synonyms.title',
	types: 'audit.field.types',
	unit: 'orders.unit',
	units: 'staff.units',
	validFrom: 'templates.validFrom',
	validUntil: 'templates.validUntil',
	value: 'audit.field.value',
	week: 'audit.field.week',
	weekdays: 'templates.days',
	weeks: 'audit.field.weeks',
	window: 'orders.window',
	windows: 'audit.field.windows',
};

const values: Record<string, Record<string, BackofficeMessageKey>> = {
	allergens: Object.fromEntries(
		allergens.map((allergen) => [allergen, `allergen.${allergen}` as const]),
	),
	labels: Object.fromEntries(labels.map((label) => [label, `label.${label}` as const])),
	availability: {
		available: 'product.available',
		temporarilyUnavailable: 'product.temporarilyUnavailable',
		unavailable: 'product.unavailable',
	},
	base: {
		all: 'orders.view.all',
		outNow: 'orders.view.outNow',
		toPick: 'orders.view.toPick',
		today: 'orders.view.today',
		tomorrow: 'orders.view.tomorrow',
	},
	fulfilment: {
		CLICK_AND_COLLECT: 'codes.fulfilment.CLICK_AND_COLLECT',
		DELIVERY: 'codes.fulfilment.DELIVERY',
	},
	isDefault: { true: 'audit.yes', false: 'audit.no' },
	isOncePerCustomer: { true: 'audit.yes', false: 'audit.no' },
	isShared: { true: 'audit.yes', false: 'audit.no' },
	kind: {
		amount: 'codes.kind.amount',
		freeService: 'codes.kind.freeService',
		percent: 'codes.kind.percent',
	},
	includesHeld: { true: 'audit.yes', false: 'audit.no' },
	isTest: { true: 'audit.yes', false: 'audit.no' },
	isActive: { true: 'audit.yes', false: 'audit.no' },
	isUndo: { true: 'audit.yes' },
	provider: { sandbox: 'settings.provider.sandbox', stripe: 'settings.provider.stripe' },
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
	scope: { template: 'audit.scope.template', weekday: 'audit.scope.weekday' },
	sort: {
		'-placed': 'orders.sort.-placed',
		'-window': 'orders.sort.-window',
		placed: 'orders.sort.placed',
		window: 'orders.sort.window',
	},
	status: {
		CANCELLED: 'status.CANCELLED',
		DELIVERED: 'status.DELIVERED',
		ON_ITS_WAY: 'status.ON_ITS_WAY',
		PICKED: 'status.PICKED',
		PICKING: 'status.PICKING',
	},
	types: Object.fromEntries(
		Object.entries(orderEvents).flatMap(([type, { label }]) => (label ? [[type, label]] : [])),
	),
};

export function auditWords(
	t: ReturnType<typeof useMessages>,
	settings: SettingWords,
	weekdays: Weekday[],
): AuditWords {
	const say = (key: BackofficeMessageKey | undefined, name: string) => (key ? t(key) : name);
	return {
		field: (name) => {
			if (isSetting(name)) return settings.label(name);
			const [, day] = /^hours([1-7])$/.exec(name) ?? [];
			if (day) return weekdays[Number(day) - 1]?.long ?? name;
			// Ids tell people nothing.
			return name.endsWith('Id') ? null : say(fields[name], name);
		},
		value: (name, value) =>
			isSetting(name) ? settings.value(name, fromText(value)) : say(values[name]?.[value], value),
	};
}

/** By their JSON Pointers. */
function isSetting(name: string): boolean {
	return name.startsWith('/');
}

function fromText(text: string): unknown {
	if (text === 'true' || text === 'false') return text === 'true';
	return /^-?\d+$/.test(text) ? Number(text) : text;
}
