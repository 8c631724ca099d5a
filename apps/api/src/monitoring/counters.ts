import { Counter, type Registry } from 'prom-client';

/** Of this process; the sum over all processes is that of the shop. */
export const ordersPlaced = new Counter({
	name: 'korb_orders_placed_total',
	help: 'Orders placed, by tenant',
	labelNames: ['tenant'],
	registers: [],
});

export const searchesRefused = new Counter({
	name: 'korb_searches_refused_total',
	help: 'Searches that were not answered: too slow, failed, or refused because the last ones were',
	labelNames: ['reason'],
	registers: [],
});

export const policyViolations = new Counter({
	name: 'korb_policy_violations_total',
	help: 'What browsers report as blocked by the content security policy, by tenant and directive',
	labelNames: ['tenant', 'directive'],
	registers: [],
});

export function registerCounters(register: Registry): void {
	register.registerMetric(ordersPlaced);
	register.registerMetric(searchesRefused);
	register.registerMetric(policyViolations);
}
