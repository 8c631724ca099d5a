import type { OwnProcess } from '../infrastructure/own-process.ts';
import type { Scratch } from '../infrastructure/scratch.ts';
import { BASKET_SIZE, type BenchCatalogue, type BenchProduct, PAGE_SIZE } from './catalogue.ts';
import type { Servers } from './servers.ts';

/** One HTTP request. `{n}` in a header stands for a number that no other request has. */
export type Call = {
	method: 'GET' | 'POST';
	path: string;
	headers?: Record<string, string>;
	body?: string;
};

/** Requests that are sent in turn, and how to tell a right answer from a wrong one. */
export type Work = {
	calls: Call[];
	/** Occurs in every right answer; a GraphQL error also has status 200. */
	mark: string;
	/** How many products or lines an answer holds. */
	count: (answer: never) => number;
};

export const readNames = ['list', 'product', 'search'] as const;
export type ReadName = (typeof readNames)[number];
export type CallName = ReadName | 'cart';
export type WorkName = CallName | 'order';
export const workNames: WorkName[] = [...readNames, 'cart', 'order'];

/** A shop with the catalogue loaded, ready to be measured. */
export type Shop = {
	origin: string;
	/** Everything whose CPU time a request costs, apart from PostgreSQL and Redis. */
	processes: OwnProcess[];
	/** Does what may wait; paused while statements are counted. */
	worker: OwnProcess | null;
	/** Where the shop's tables are. */
	database: string;
	works: Record<CallName, Work>;
	/** One guest buys the products, from an empty cart to a paid order. */
	order: (basket: BenchProduct[]) => Promise<void>;
};

export type Opening = {
	scratch: Scratch;
	servers: Servers;
	catalogue: BenchCatalogue;
	/** Over which changes are spread, so that clients rarely meet in one. */
	carts: number;
	say: (line: string) => void;
};

export type Peer = {
	name: string;
	label: string;
	/** Makes the software ready to start; returns its version. */
	install: () => Promise<string>;
	open: (opening: Opening) => Promise<Shop>;
};

/** What every answer must hold, so that all shops did the same work. */
export const expected: Record<CallName, (count: number) => boolean> = {
	list: (count) => count === PAGE_SIZE,
	product: (count) => count === 1,
	search: (count) => count > 0 && count <= PAGE_SIZE,
	cart: (count) => count === BASKET_SIZE,
};
