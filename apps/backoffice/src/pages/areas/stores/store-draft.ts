import type { DeskStore, StoreInput } from '@korb/contracts/admin/areas/stores';
import { type HoursTexts, readDay, writeHours } from './hours-text.ts';

export type StoreDraft = Omit<DeskStore, 'version' | 'position'> & {
	/** Null for a new store. */
	version: number | null;
	position: DeskStore['position'] | null;
};

/** As typed. */
export type StoreValues = {
	storeId: string;
	name: string;
	streetName: string;
	streetNumber: string;
	postalCode: string;
	city: string;
	phoneNumber: string;
	unit: string;
	position: string;
	hours: HoursTexts;
};
type TextField = Exclude<keyof StoreValues, 'hours' | 'unit'>;
export type StoreErrors = Partial<Record<TextField, true>>;

const rules: Record<Exclude<TextField, 'position'>, RegExp> = {
	storeId: /^[a-z\d-]{1,40}$/,
	name: /^[^<]{1,50}$/,
	streetName: /^[^<]{1,80}$/,
	streetNumber: /^[^<]{1,20}$/,
	postalCode: /^[A-Z\d][A-Z\d -]{0,6}$/,
	city: /^[^<]{1,60}$/,
	phoneNumber: /^(?:[+\d][\d ()/-]{3,29})?$/,
};

export function toStoreValues(store: StoreDraft): StoreValues {
	const { storeId, name, streetName, streetNumber, postalCode, city, phoneNumber, unit } = store;
	return {
		...{ storeId, name, streetName, streetNumber, postalCode, city, phoneNumber, unit },
		position: store.position ? writePosition(store.position) : '',
		hours: writeHours(store.openingHours),
	};
}

/** What was typed, or what is wrong with it. */
export function readStoreValues(
	values: StoreValues,
	isNew: boolean,
): { input: StoreInput | null; errors: StoreErrors; wrongDays: boolean[] } {
	const errors: StoreErrors = {};
	const trimmed = {} as Record<keyof typeof rules, string>;
	for (const [name, rule] of Object.entries(rules) as [keyof typeof rules, RegExp][]) {
		trimmed[name] = values[name].trim();
		if (!rule.test(trimmed[name]) && (name !== 'storeId' || isNew)) errors[name] = true;
	}
	const position = readPosition(values.position);
	if (!position) errors.position = true;
	const days = values.hours.map((text, index) => readDay(text, index + 1));
	const wrongDays = days.map((day) => day === null);
	const isWrong = wrongDays.includes(true) || Object.keys(errors).length > 0;
	if (isWrong || !position) return { input: null, errors, wrongDays };
	const { storeId: _, ...texts } = trimmed;
	const openingHours = days.flatMap((day) => day ?? []);
	return { input: { ...texts, unit: values.unit, position, openingHours }, errors, wrongDays };
}

/** Six decimals are about ten centimetres. */
export function writePosition({ lat, lng }: { lat: number; lng: number }): string {
	return `${Number(lat.toFixed(6))}, ${Number(lng.toFixed(6))}`;
}

export function readPosition(text: string): { lat: number; lng: number } | null {
	const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
	if (lat === undefined || lng === undefined) return null;
	const position = { lat: Number(lat), lng: Number(lng) };
	return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
}
