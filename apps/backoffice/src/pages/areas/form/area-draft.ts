import type { AreaInput } from '@korb/contracts/admin/areas/areas';
import { parseCents, writeCents } from '../../../platform/i18n/parse-cents.ts';

/** As typed. */
export type AreaValues = {
	areaNumber: string;
	name: string;
	unit: string;
	priority: string;
	postalCodes: string;
	isDefault: boolean;
	minOrderValue: string;
	freeFrom: string;
	surcharge: string;
};
export type AreaErrors = Partial<
	Record<keyof AreaValues, 'areaNumber' | 'name' | 'priority' | 'postalCodes' | 'money'>
>;

const moneyNames = ['minOrderValue', 'freeFrom', 'surcharge'] as const;
const most = { minOrderValue: 1_000_000, freeFrom: 1_000_000, surcharge: 100_000 };

type Known = AreaInput & { areaNumber: string };

export function toValues(area: Known, tag: string): AreaValues {
	const money = (cents: number | null) => (cents === null ? '' : writeCents(cents, tag));
	return {
		areaNumber: area.areaNumber,
		name: area.name,
		unit: area.pickingUnitIds[0] ?? '',
		priority: String(area.priority),
		postalCodes: area.postalCodes.join(' '),
		isDefault: area.isDefault,
		minOrderValue: money(area.minOrderValue),
		freeFrom: money(area.freeFrom),
		surcharge: money(area.surcharge),
	};
}

/** What was typed, or what is wrong with it. An empty amount is that of the shop. */
export function readValues(
	values: AreaValues,
	{ pickingUnitIds }: Pick<AreaInput, 'pickingUnitIds'>,
): { input: AreaInput | null; errors: AreaErrors } {
	const postalCodes = codesIn(values.postalCodes);
	const errors: AreaErrors = {};
	if (!/^[\w.-]{1,20}$/.test(values.areaNumber)) errors.areaNumber = 'areaNumber';
	const name = values.name.trim();
	if (name === '' || name.length > 80) errors.name = 'name';
	if (!/^\s*-?\d{1,3}\s*$/.test(values.priority)) errors.priority = 'priority';
	if (postalCodes.length > 1000 || !postalCodes.every((code) => /^[A-Z\d]{1,9}$/.test(code))) {
		errors.postalCodes = 'postalCodes';
	}
	const money = { minOrderValue: null, freeFrom: null, surcharge: null } as Record<
		(typeof moneyNames)[number],
		number | null
	>;
	for (const field of moneyNames) {
		if (values[field].trim() === '') continue;
		const cents = parseCents(values[field]);
		const isFreeOfNothing = field === 'freeFrom' && cents === 0;
		if (cents === null || cents > most[field] || isFreeOfNothing) errors[field] = 'money';
		money[field] = cents;
	}
	if (Object.keys(errors).length > 0) return { input: null, errors };
	const others = pickingUnitIds.slice(1).filter((unit) => unit !== values.unit);
	return {
		input: {
			name,
			priority: Number(values.priority),
			postalCodes,
			pickingUnitIds: [values.unit, ...others],
			isDefault: values.isDefault,
			...money,
		},
		errors,
	};
}

function inputOf(area: AreaInput): AreaInput {
	const { name, priority, postalCodes, pickingUnitIds, isDefault } = area;
	const { minOrderValue, freeFrom, surcharge } = area;
	return {
		...{ name, priority, postalCodes, pickingUnitIds, isDefault },
		...{ minOrderValue, freeFrom, surcharge },
	};
}

export function isSame(one: AreaInput, other: AreaInput): boolean {
	return JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
}

/** Who wins an address depends on nothing else but the shape. */
export function hasSameReach(one: AreaInput, other: AreaInput): boolean {
	return (
		one.priority === other.priority &&
		JSON.stringify(one.postalCodes) === JSON.stringify(other.postalCodes)
	);
}

function codesIn(text: string): string[] {
	return [
		...new Set(
			text
				.toUpperCase()
				.split(/[\s,;]+/)
				.filter(Boolean),
		),
	];
}
