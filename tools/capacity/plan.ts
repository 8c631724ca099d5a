import type { Load } from './load.ts';
import { rendersPerSecond } from './renders.ts';
import type { UnitCosts } from './unit-costs.ts';

/** Compressed JavaScript and CSS of a first visit. */
const FIRST_VISIT_BYTES = 130_000;
/** Payload and bookkeeping that the edge keeps beside each page. */
const PAYLOAD_BYTES = 4000;
/** Calls of the storefront for each page it renders. */
const CALLS_PER_RENDER = 2;
/** Line items that the measured order puts into its cart. */
const MEASURED_LINES = 10;
/** Of carts and orders; the rest is the API's. */
const DATABASE_SHARE = 0.4;
const WAL_BYTES_PER_CHANGE = 4000;
/** Beyond it, PostgreSQL wants a pooler in front. */
export const COMFORTABLE_CONNECTIONS = 200;
const connectionsPerProcess = { api: 10, worker: 4 };
/** Resident memory of a Node.js process under load. */
const PROCESS_GB = 0.4;
/** Offers, products, carts and the current month, which should stay in memory. */
const HOT_SET_GB = 30;
/** Half of everything is kept free for bursts, deploys and the loss of a machine. */
const UTILISATION = 0.5;
const WORKERS = 2;

/** What the busiest moment uses. */
export type Demand = {
	edge: { cores: number; memoryGb: number };
	storefront: { cores: number; rendersPerSecond: number };
	api: { cores: number; callsPerSecond: number };
	database: { cores: number; changesPerSecond: number; walMbPerSecond: number };
	network: { mbitPerSecond: number; ofFirstVisits: number };
};

export function demandOf(load: Load, costs: UnitCosts): Demand {
	const renders = rendersPerSecond(load.viewsPerSecond, load.pagesInUse, load.freshSeconds);
	return demandWith(load, costs, renders);
}

/** With another number of renders than a warm cache needs. */
export function demandWith(load: Load, costs: UnitCosts, renders: number): Demand {
	const { viewsPerSecond, documentShare, ordersPerSecond } = load;
	const documents = viewsPerSecond * documentShare;
	const renderMs = documentShare * costs.documentMs + (1 - documentShare) * costs.payloadMs;
	const calls = renders * CALLS_PER_RENDER + documents * (1 + 2 * load.personalShare);
	const changes = (ordersPerSecond * load.cartChangesPerOrder) / load.orderedShare;
	// The measured order fills its own cart, which counts among the changes already.
	const checkoutMs = costs.orderMs - MEASURED_LINES * costs.cartChangeMs;
	const writingMs = changes * costs.cartChangeMs + ordersPerSecond * checkoutMs;
	const firstVisits = viewsPerSecond * load.firstVisitShare;
	return {
		edge: {
			cores: (viewsPerSecond * costs.cacheHitMs) / 1000,
			memoryGb: (load.pagesInUse * (costs.pageBytes + PAYLOAD_BYTES)) / 1e9,
		},
		storefront: { cores: (renders * renderMs) / 1000, rendersPerSecond: renders },
		api: {
			cores: (calls * costs.apiCallMs + writingMs * (1 - DATABASE_SHARE)) / 1000,
			callsPerSecond: calls,
		},
		database: {
			cores: (writingMs * DATABASE_SHARE) / 1000,
			changesPerSecond: changes,
			walMbPerSecond: (changes * WAL_BYTES_PER_CHANGE) / 1e6,
		},
		network: {
			mbitPerSecond: toMbit(viewsPerSecond * costs.pageBytes),
			ofFirstVisits: toMbit(firstVisits * FIRST_VISIT_BYTES),
		},
	};
}

/** What to run: two of everything, so that one may fail. */
export type Plan = {
	edge: { machines: number; cores: number; memoryGb: number };
	storefront: { processes: number; memoryGb: number };
	api: { processes: number; memoryGb: number };
	worker: { processes: number; memoryGb: number };
	database: { cores: number; memoryGb: number; connections: number; needsPooler: boolean };
	network: { mbitPerSecond: number };
};

export function planFor(demand: Demand): Plan {
	const processes = (cores: number) => Math.max(2, Math.ceil(cores / UTILISATION));
	const api = processes(demand.api.cores);
	const storefront = processes(demand.storefront.cores);
	const connections = connectionsOf({ api, worker: WORKERS });
	return {
		edge: {
			machines: 2,
			cores: Math.max(2, Math.ceil(demand.edge.cores / UTILISATION)),
			memoryGb: Math.ceil(demand.edge.memoryGb),
		},
		storefront: { processes: storefront, memoryGb: storefront * PROCESS_GB },
		api: { processes: api, memoryGb: api * PROCESS_GB },
		worker: { processes: WORKERS, memoryGb: WORKERS * PROCESS_GB },
		database: {
			cores: Math.max(2, Math.ceil(demand.database.cores / UTILISATION)),
			memoryGb: HOT_SET_GB,
			connections,
			needsPooler: connections > COMFORTABLE_CONNECTIONS,
		},
		network: {
			mbitPerSecond: Math.ceil(
				(demand.network.mbitPerSecond + demand.network.ofFirstVisits) / UTILISATION,
			),
		},
	};
}

export function connectionsOf(processes: { api: number; worker: number }): number {
	return (
		processes.api * connectionsPerProcess.api + processes.worker * connectionsPerProcess.worker
	);
}

function toMbit(bytesPerSecond: number): number {
	return (bytesPerSecond * 8) / 1e6;
}
