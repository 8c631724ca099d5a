import type { RoutingConfig } from '@korb/domain/routing/route-table';
import { isSwitchedOff } from '@korb/domain/routing/routes';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Entry = { [name: string]: Json };

/** Lists a block depends on, with the minimum number of entries. */
const lists = { images: 1, links: 1, options: 2, slides: 1 };

/** Blocks with content of their own besides the link. */
const standing = ['contact', 'voucher-group'];

/**
 * Links into a disabled feature would reveal it. A teaser, tile or button is removed with its link;
 * blocks with content of their own only lose the link, and linked text becomes plain text.
 */
export function dropDeadLinks<Content>(content: Content, routing: RoutingConfig): Content {
	return prune(content as Json) as Content;

	function prune(value: Json): Json {
		if (Array.isArray(value)) return value.flatMap((item) => (isEntry(item) ? keep(item) : [item]));
		if (!isEntry(value)) return value;
		return Object.fromEntries(
			Object.entries(value).map(([name, part]) => [name, isDeadLink(part) ? null : prune(part)]),
		);
	}

	function keep(item: Entry): Json[] {
		const isWord = 'href' in item && Array.isArray(item['children']);
		if (isWord && isDeadLink(item)) return item['children'] as Json[];
		const leads = isDeadLink(item) || isDeadLink(item['link'] ?? null);
		if (leads && !standing.includes(String(item['type']))) return [];
		const kept = prune(item) as Entry;
		return isLeftEmpty(item, kept) ? [] : [kept];
	}

	function isDeadLink(value: Json): boolean {
		const href = isEntry(value) ? value['href'] : null;
		return typeof href === 'string' && isDead(href);
	}

	function isDead(href: string): boolean {
		return href.startsWith('/') && isSwitchedOff(routing, href.split(/[?#]/)[0] ?? '');
	}
}

function isEntry(value: Json): value is Entry {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLeftEmpty(before: Entry, after: Entry): boolean {
	return Object.entries(lists).some(([name, least]) => {
		const [had, has] = [before[name], after[name]];
		return (
			Array.isArray(had) && Array.isArray(has) && has.length < had.length && has.length < least
		);
	});
}
