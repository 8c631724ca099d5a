import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export type IsTrusted = (address: string) => boolean;

export function trustList(networks: string[]): IsTrusted {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', bits] = network.split('/');
		const family = isIPv6(address) ? 'ipv6' : 'ipv4';
		if (bits === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	return (address) => {
		const plain = withoutMapping(address);
		return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
	};
}

/** The storefront calls from one address for all shoppers; the edge forwards the shopper's. */
export function isFromInside(
	{ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
	isOwnMachine: IsTrusted,
): boolean {
	const peer = socket.remoteAddress;
	return !headers['x-forwarded-for'] && peer !== undefined && isOwnMachine(peer);
}

/** One household has an entire IPv6 /64. */
export function clientKey(peer: string): string {
	const address = withoutMapping(peer);
	if (!isIPv6(address)) return address;
	const [head = '', tail = ''] = address.split('::');
	const left = head ? head.split(':') : [];
	const right = tail ? tail.split(':') : [];
	const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
	return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** What one provider usually gives to neighbours: a /24, or an IPv6 /48. */
export function networkKey(peer: string): string {
	const client = clientKey(peer);
	return client
		.split(/(?=[.:])/)
		.slice(0, 3)
		.join('');
}

/** A dual-stack socket reports IPv4 addresses as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
