import { parseArgs } from 'node:util';
import type { Address, Site } from './site-vcl.ts';

const USAGE = `Usage: pnpm site-vcl --storefront host:port … --api host:port … --purger address … > site.vcl
  --storefront, --api, --purger  repeatable, or comma-separated in STOREFRONTS, APIS and PURGERS
  --timeout-scale n              multiplies every timeout, for machines shared with other workloads`;

/** Reads what differs between installations from arguments, or from the environment. */
export function readSiteOptions(args: string[], env: NodeJS.ProcessEnv): Omit<Site, 'texts'> {
	const { values } = parseArgs({
		args,
		options: {
			storefront: { type: 'string', multiple: true },
			api: { type: 'string', multiple: true },
			purger: { type: 'string', multiple: true },
			'timeout-scale': { type: 'string', default: '1' },
		},
	});
	const list = (given: string[] | undefined, name: string) => {
		const items = (given ?? [env[name] ?? ''])
			.flatMap((text) => text.split(','))
			.map((item) => item.trim())
			.filter((item) => item !== '');
		if (items.length === 0) throw new Error(`${name} is missing.\n${USAGE}`);
		return items;
	};
	const timeoutScale = Number(values['timeout-scale']);
	if (!(timeoutScale > 0)) throw new Error(`--timeout-scale is not a number above 0.\n${USAGE}`);
	return {
		storefronts: list(values.storefront, 'STOREFRONTS').map(toAddress),
		apis: list(values.api, 'APIS').map(toAddress),
		purgers: list(values.purger, 'PURGERS').map(toPurger),
		timeoutScale,
	};
}

function toAddress(text: string): Address {
	const [, host = '', port = ''] = /^([A-Za-z0-9.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/.exec(text) ?? [];
	if (host === '') throw new Error(`${text} is not host:port.\n${USAGE}`);
	return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}

function toPurger(text: string): string {
	if (!/^[A-Za-z0-9.:-]+(\/\d{1,3})?$/.test(text)) {
		throw new Error(`${text} is neither an address nor a network.\n${USAGE}`);
	}
	return text;
}
