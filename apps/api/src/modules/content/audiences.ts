import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block, ContentPage, PersonalPlace } from '@korb/contracts/content/content';
import { type AccessCheck, type Audience, accessCheckOf } from '@korb/domain/customer/audiences';
import { isLoyalty } from '@korb/domain/loyalty/membership';
import type { RequestContext, Tenant } from '../../context.ts';
import { findMember } from '../loyalty/index.ts';

type PageBlock = ContentPage['blocks'][number];
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Resolves the audience of a request. */
export type FindAudience = (ctx: RequestContext, cookies: Cookies) => Promise<Audience>;

export const sessionAudience: FindAudience = async (ctx) => {
	const session = await ctx.session();
	if (!session) return 'anonymous';
	const key = { tenantId: ctx.tenant.id, customerId: session.customerId };
	const member = await ctx.db.single((tx) => findMember(tx, key));
	return isLoyalty(member, ctx.tenant.config.clientRuntimeConfig) ? 'loyalty' : 'customer';
};

/** Removes what visitors must not see, and lists the places that differ by audience. */
export function forVisitors(tenant: Tenant, page: ContentPage): PersonalPlace[] {
	const check = accessCheckOf(tenant.config.clientRuntimeConfig);
	const personal = page.blocks.flatMap((block, place) => {
		if (!isPersonal(check, page, block)) return [];
		const shownTo = audiences.filter((audience) => variantFor(check, page, block, audience));
		return [{ place, type: block.type, shownTo }];
	});
	page.blocks = page.blocks.flatMap((block) => variantFor(check, page, block, 'anonymous') ?? []);
	if (!check(page.audiences, 'anonymous')) page.meta.noIndex = true;
	return personal;
}

/** The counterpart: only the places that differ, as one audience sees them. */
export function forAudience(tenant: Tenant, page: ContentPage, audience: Audience) {
	const check = accessCheckOf(tenant.config.clientRuntimeConfig);
	return page.blocks.flatMap((block, place) =>
		isPersonal(check, page, block)
			? [{ place, block: variantFor(check, page, block, audience) }]
			: [],
	);
}

function isPersonal(check: AccessCheck, page: ContentPage, block: Block): boolean {
	const limits = [page.audiences, ...[...walkBlocks([block])].map(({ audiences }) => audiences)];
	return limits.some((limit) => audiences.some((audience) => !check(limit, audience)));
}

const audiences: Audience[] = ['anonymous', 'customer', 'loyalty'];

function variantFor(
	check: AccessCheck,
	page: ContentPage,
	block: PageBlock,
	audience: Audience,
): PageBlock | null {
	if (!check(page.audiences, audience)) return null;
	return prune(block, (limits) => check(limits, audience));
}

/** A container goes when all of its blocks are for other audiences. */
function prune<Kind extends Block>(block: Kind, isFor: (limits: Block['audiences']) => boolean) {
	if (!isFor(block.audiences)) return null;
	if (block.type === 'accordion' || block.type === 'tabs') {
		const items = block.items.map((item) => ({ ...item, children: keep(item.children) }));
		return { ...block, items };
	}
	if (!('children' in block) || block.children.length === 0) return block;
	const children = keep(block.children as Block[]);
	return children.length > 0 ? { ...block, children } : null;

	function keep(blocks: readonly Block[]): Block[] {
		return blocks.flatMap((child) => prune(child, isFor) ?? []);
	}
}
