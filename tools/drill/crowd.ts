import { setTimeout as sleep } from 'node:timers/promises';
import { openClub } from '../chaos/club.ts';
import { registerCustomers } from '../chaos/customers.ts';
import { type ChaosCustomer, type Diary, openDiary } from '../chaos/diary.ts';
import { goShopping } from '../chaos/shoppers.ts';
import { replenish } from '../chaos/supply.ts';
import { handOutGiftCards } from '../chaos/wallets.ts';
import type { DrillShop } from './drill-shop.ts';

export type DrillOptions = {
	/** To be acknowledged before each accident. */
	orders: number;
	seed: string;
	shoppers: number;
	say: (line: string) => void;
};

/** Registers customers, takes a full backup and opens the shop. */
export async function prepare(
	shop: DrillShop,
	{ shoppers, say }: DrillOptions,
): Promise<ChaosCustomer[]> {
	const customers = await registerCustomers(shop.postgresUrl, shoppers);
	await openClub(shop.postgresUrl);
	await handOutGiftCards(shop.postgresUrl);
	const startedAt = Date.now();
	await shop.backups.backup('full');
	say(`full backup after ${seconds(Date.now() - startedAt)}`);
	await shop.open();
	return customers;
}

type Crowd = {
	diary: Diary;
	isOver: () => boolean;
	haveOrdered(orders: number): Promise<void>;
	goHome(): Promise<void>;
};

const PATIENCE_MS = 600_000;

/** Shoppers at work until they are sent home. */
export function shopUntil(
	shop: DrillShop,
	crowd: { seed: string; shoppers: number; customers: ChaosCustomer[] },
): Crowd {
	const { seed, customers } = crowd;
	const diary = openDiary();
	let isClosed = false;
	const isOver = () => isClosed;
	const customerOf = (number: number) => (number % 2 ? null : (customers[number / 2] ?? null));
	const working = Promise.all([
		...Array.from({ length: crowd.shoppers }, (_, number) =>
			goShopping(shop, diary, { seed, number, customer: customerOf(number) }, isOver),
		),
		replenish(shop.postgresUrl, isOver, (ids) => {
			if (ids.length > 0) shop.windows = ids;
		}),
	]);
	// The await at the end reports errors; this only prevents unhandled rejections.
	working.catch(() => {});
	return {
		diary,
		isOver,
		async haveOrdered(orders) {
			const deadline = Date.now() + PATIENCE_MS;
			while (diary.acknowledged.size < orders) {
				if (Date.now() > deadline) throw new Error(`only ${diary.acknowledged.size} orders`);
				await sleep(50);
			}
		},
		async goHome() {
			isClosed = true;
			await working;
		},
	};
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
