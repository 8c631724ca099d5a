import { SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import type { FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../../errors.ts';
import { isSecret } from '../csrf/index.ts';
import { findToken, nextTokenOf, tokenOf } from './cart-cookie.ts';

/**
 * Whose cart it is. A customer has one on all devices, a guest one per browser, for which the
 * browser holds a token. Staff have one per caller, beside the customer's own.
 */
export type CartOwner = ShopperOwner | { kind: 'staff'; staffId: string; cartId: string };

export type ShopperOwner =
	| { kind: 'customer'; customerId: string }
	| { kind: 'guest'; tokenHash: Buffer };

export type CustomerOwner = Extract<CartOwner, { kind: 'customer' }>;

/** Null for a guest without a cart. */
export async function findOwner(request: FastifyRequest): Promise<CartOwner | null> {
	const customer = await findCustomer(request);
	if (customer) return customer;
	const tokenHash = findToken(request);
	return tokenHash && { kind: 'guest', tokenHash };
}

export async function ownerOf(request: FastifyRequest): Promise<CartOwner> {
	const owner = await findOwner(request);
	if (owner) return owner;
	await refuseExpired(request);
	throw notFound('cart');
}

/**
 * The session has ended, and with it the way to the customer's cart. What was meant for that cart
 * must not start a guest's.
 */
export async function refuseExpired(request: FastifyRequest): Promise<void> {
	const hasSession = isSecret(request.cookies[SESSION_COOKIE] ?? '');
	if (hasSession && !(await findOwner(request))) throw unauthorized();
}

/** A guest gets a token on the first change, which `setCartCookies` then sets. */
export async function firstOwnerOf(
	request: FastifyRequest,
): Promise<{ owner: CartOwner; token: string | null }> {
	const customer = await findCustomer(request);
	if (customer) return { owner: customer, token: null };
	const { token, tokenHash } = tokenOf(request);
	return { owner: { kind: 'guest', tokenHash }, token };
}

/** The tokens are null for customers. */
export type NextCart = {
	owner: CartOwner;
	next: { token: string | null; tokenHash: Buffer | null };
};

/** The cart that follows the one being ordered; null for a browser without one. */
export async function findNext(request: FastifyRequest): Promise<NextCart | null> {
	const customer = await findCustomer(request);
	if (customer) return { owner: customer, next: { token: null, tokenHash: null } };
	const own = nextTokenOf(request);
	return own && { owner: { kind: 'guest', tokenHash: own.tokenHash }, next: own.next };
}

export async function customerOf(request: FastifyRequest): Promise<CustomerOwner> {
	const customer = await findCustomer(request);
	if (!customer) throw unauthorized();
	return customer;
}

function unauthorized(): ApiError {
	return new ApiError('unauthorized', 'Please sign in.');
}

async function findCustomer({ ctx }: FastifyRequest): Promise<CustomerOwner | null> {
	const session = await ctx.session();
	return session && { kind: 'customer', customerId: session.customerId };
}

/** Names an owner in keys of limits and queues. */
export function nameOf(owner: CartOwner): string {
	if (owner.kind === 'staff') return owner.cartId;
	return owner.kind === 'customer' ? owner.customerId : owner.tokenHash.toString('base64url');
}
