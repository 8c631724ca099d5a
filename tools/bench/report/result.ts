import type { Machine } from '../machine.ts';
import type { Effort, Figures } from '../measure-shop.ts';
import type { WorkName } from '../peer.ts';

export type BenchResult = {
	date: string;
	/** How long it took. */
	minutes: number;
	machine: Machine;
	effort: Effort;
	products: number;
	categories: number;
	shops: ShopResult[];
};

export type ShopResult = {
	name: string;
	label: string;
	version: string;
	works: Record<WorkName, Figures>;
};

export const titles: Record<WorkName, string> = {
	list: 'List of 24 products of a category',
	product: 'Product',
	search: 'Search, first 24 hits',
	cart: 'Set a quantity in a cart of ten lines',
	order: 'Whole order of a guest, ten products',
};

/** Three digits are more than the machine repeats. */
export function number(value: number): string {
	const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
	return value.toLocaleString('en-GB', {
		maximumFractionDigits: Number.isInteger(value) ? 0 : digits,
	});
}
