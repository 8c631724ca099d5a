import { setTimeout as sleep } from 'node:timers/promises';
import { openDiary } from '../../chaos/diary.ts';
import { goShopping } from '../../chaos/shoppers.ts';
import { replenish } from '../../chaos/supply.ts';
import { openClusterShop } from '../chaos/cluster-shop.ts';
import { openWrites, writeCarts } from '../chaos/writers.ts';
import { waitUntilWhole } from '../health.ts';
import { local } from '../services/service.ts';
import { causes } from './causes.ts';

/** Three seconds are a minute. */
const FACTOR = 20;
const SHOPPERS = 6;
/** More than the connections of both pools. */
const WRITERS = 24;
const CALM_MS = 180_000;
const FIRING_MS = 120_000;

type Outcome = { title: string; fired: string[]; missing: string[]; afterMs: number };

/**
 * Makes the cause of each alert on a cluster with shoppers at work, and waits for Prometheus to fire.
 * Before that, an hour of the rules' time has to pass in silence.
 */
export async function verifyAlerts(say: (line: string) => void, isStopped: () => boolean) {
	const shop = await openClusterShop(say, { alertFactor: FACTOR });
	try {
		const { cluster } = shop;
		let isClosed = false;
		const isOver = () => isClosed || isStopped();
		const diary = openDiary();
		const writes = openWrites();
		const people = [
			...Array.from({ length: SHOPPERS }, (_, number) =>
				goShopping(shop, diary, { seed: 'alerts', number, customer: null }, isOver),
			),
			replenish(shop.postgresUrl, isOver, (ids) => {
				if (ids.length > 0) shop.windows = ids;
			}),
		];
		const writers = (count: number, isDone: () => boolean) =>
			Array.from({ length: count }, (_, n) => writeCarts(shop, n, writes, isDone));
		const working = Promise.all(people);
		working.catch(() => {});
		await waitUntilWhole(cluster);
		const listFiring = () => listAlerts(`http://${local(cluster.place.ports.prometheus)}`);

		const falseAlarms = new Set<string>();
		for (const end = Date.now() + CALM_MS; Date.now() < end && !isOver(); await sleep(1000)) {
			for (const name of await listFiring()) falseAlarms.add(name);
		}
		say(`calm for ${CALM_MS / 1000} s: ${[...falseAlarms].join(', ') || 'silence'}`);

		const outcomes: Outcome[] = [];
		for (const { title, alerts, make } of causes) {
			if (isOver()) break;
			let isHealed = false;
			const startedAt = Date.now();
			const heal = await make(shop);
			const busy = Promise.all(writers(WRITERS, () => isHealed || isOver()));
			const fired = new Set<string>();
			const missing = () => alerts.filter((name) => !fired.has(name));
			for (const end = Date.now() + FIRING_MS; Date.now() < end && !isOver(); await sleep(500)) {
				for (const name of await listFiring()) fired.add(name);
				if (missing().length === 0) break;
			}
			const outcome = {
				...{ title, fired: [...fired], missing: missing() },
				afterMs: Date.now() - startedAt,
			};
			outcomes.push(outcome);
			say(
				`${title}: ${outcome.fired.join(', ') || 'nothing'} after ${Math.round(outcome.afterMs / 1000)} s` +
					(outcome.missing.length > 0 ? `, NOT ${outcome.missing.join(', ')}` : ''),
			);
			isHealed = true;
			await heal();
			await busy;
			await waitUntilWhole(cluster);
		}
		isClosed = true;
		await working;
		const isGood =
			falseAlarms.size === 0 &&
			outcomes.length === causes.length &&
			outcomes.every(({ missing }) => missing.length === 0);
		return { isGood, falseAlarms: [...falseAlarms], outcomes };
	} finally {
		await shop.close();
	}
}

async function listAlerts(prometheus: string): Promise<string[]> {
	const answer = await fetch(new URL('api/v1/alerts', prometheus));
	const { data } = (await answer.json()) as {
		data: { alerts: { state: string; labels: { alertname: string } }[] };
	};
	return data.alerts
		.filter(({ state }) => state === 'firing')
		.map(({ labels }) => labels.alertname);
}
