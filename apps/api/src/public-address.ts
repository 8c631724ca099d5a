import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What no request to an address of strangers may reach: our own network, for one. */
export class PrivateAddress extends Error {
	override name = 'PrivateAddress';
	readonly code = 'PRIVATE_ADDRESS';
}

/** A name that can only be local, or an address that is not on the internet. */
export function isPrivateHost(hostname: string): boolean {
	const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
	if (isIP(host)) return !isPublicAddress(host);
	return !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
}

/**
 * For the connection itself: a name that is resolved before it could resolve to something else by
 * then. Sockets do not look up addresses, so check those with `isPrivateHost`.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
	dns.lookup(hostname, options, (error, found, family) => {
		const addresses = typeof found === 'string' ? [found] : (found ?? []).map(addressOf);
		if (!error && !addresses.every(isPublicAddress)) {
			return callback(new PrivateAddress(`${hostname} is in a private network`), found, family);
		}
		callback(error, found, family);
	});
};

const addressOf = ({ address }: dns.LookupAddress) => address;

/** Networks of the special-purpose registry of IANA, and multicast. */
const reserved = listNetworks('ipv4', [
	...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
	...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
	...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
]);
/** Everything else of IPv6 is local, reserved, or a form of an IPv4 address. */
const global = listNetworks('ipv6', ['2000::/3']);
/** Teredo, 6to4 and other tunnels carry IPv4 addresses; documentation leads nowhere. */
const special = listNetworks('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !reserved.check(address);
	return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function listNetworks(family: 'ipv4' | 'ipv6', networks: string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', prefix] = network.split('/');
		list.addSubnet(address, Number(prefix), family);
	}
	return list;
}
